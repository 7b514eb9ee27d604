import {
  addressCases,
  checkoutCases,
  consentCases,
  contractCases,
  endingCases,
  maintenanceCases,
  memberCases,
  methodCases,
  passwordCases,
  priceCases,
  quoteCases,
  sessionCases,
  signInCases,
} from '@jalon/api-client/contract-suite';
import { mockOptionPrices, mockPrices } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { sampleBody, sampleField } from '@jalon/forms/samples';
import { fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { card, contract } from './testing/checkouts.ts';
import { fakeGateway, tokens } from './testing/fake-gateway.ts';
import { addAccount, setEveryPassword, switchMaintenance, testMembers } from './testing/members.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

// The API keeps the contract that the MSW handlers keep; the search's cases run with its engines.

/** One that may be chosen: that of the demonstration has the club’s name in it. */
const password = 'six ponts de bois sur la rivière';
const cards = { accepted: card(), declined: card(tokens.declined), challenged: card(tokens.challenge) };
const {
  zoe: { username, memberNumber },
  eloi: { memberNumber: otherNumber },
} = testMembers;

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' }, { gateway: fakeGateway() });
  baseUrl = api.baseUrl;
  const passwordHash = await setEveryPassword(api.store.database, password);
  await addAccount(api.store.database, { username: 'stray', memberNumber: '999', passwordHash });
});
afterAll(() => api.close());

it.each(methodCases)('$title', ({ run }) => run({ baseUrl }));

describe('addresses', () => {
  const address = {
    BuildingNumber: '650',
    SubBuilding: '',
    Street: '3e Rue',
    City: 'Chibougamau',
    PostalCode: 'G8P 1P1',
  };
  const severalSearch = '1118 rue Sainte-Catherine Ouest, Montréal';
  it.each(addressCases)('$title', ({ run }) => run({ baseUrl, address, severalSearch }));
});

describe('consents', () => {
  it.each(consentCases)('$title', ({ run }) => run({ baseUrl }));
});

describe('the price list', () => {
  // The mocks have the prices of the demonstration club.
  it.each(priceCases)('$title', ({ run }) => run({ baseUrl, prices: mockPrices, options: mockOptionPrices }));
});

describe('quotes', () => {
  it.each(quoteCases)('$title', ({ run }) => run({ baseUrl, memberNumber }));
});

describe('unfinished checkouts', () => {
  it.each(checkoutCases)('$title', ({ run }) => run({ baseUrl, cards, contract }));
});

describe('members and their sign-in', () => {
  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    ({ run }) => run({ baseUrl, username, password, memberNumber, otherNumber, strayUsername: 'stray' }),
  );
});

describe.each(['off', 'on'] as const)('maintenance while it is %s', (status) => {
  beforeAll(() => switchMaintenance(api.store.database, status === 'on'));
  it.each(maintenanceCases)('$title', ({ run }) => run({ baseUrl, status }));
});

// Forms for members need a session; their own tests cover them.
const open = formDefinitions(defaultClub).filter(({ membersOnly }) => !membersOnly);
// One form of each group with the same fields.
const forms = [...new Map(open.map((form) => [fieldNames(form).join(), form])).values()];

describe.each(forms.map((form) => [form.name, form] as const))('the form %s', (_name, form) => {
  it.each(contractCases)('$title', ({ run }) =>
    run({
      baseUrl,
      formId: form.id,
      validBody: (variant) => sampleBody(form, variant),
      requiredField: sampleField(form),
    }),
  );
});
