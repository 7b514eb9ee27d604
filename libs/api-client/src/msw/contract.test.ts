import type { HttpHandler } from 'msw';
import { describe, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import {
  addressCases,
  consentCases,
  endingCases,
  maintenanceCases,
  memberCases,
  methodCases,
  passwordCases,
  priceCases,
  quoteCases,
  sessionCases,
  signInCases,
} from '../contract-suite/index.ts';
import {
  createHandlers,
  createMaintenanceHandlers,
  mockMembers,
  mockOptionPrices,
  mockPrices,
} from './index.ts';

// The handlers keep the contract that the API keeps; those of forms and checkouts have tests of their own.

const baseUrl = 'http://api.test';
const server = mockServer();

const [{ username = '', password = '', memberNumber = '' } = {}, other] = mockMembers;
const stray = { username: 'stray', password, memberNumber: '999' };
const account = { username, password, memberNumber, strayUsername: stray.username };
const address = {
  BuildingNumber: '1234',
  SubBuilding: '',
  Street: 'Rue des Érables',
  City: 'Québec',
  PostalCode: 'G1R 2M1',
};
const options = mockOptionPrices;
const ownPrices = [{ codeOptionAdhesion: 'MOTO', price: { yearly_price: 9_900 } }];
const everything = createHandlers({ forms: [], members: [...mockMembers, stray] });

/** The same handlers for each case of a table. */
function using<Target extends { readonly baseUrl: string }>(
  target: Target,
  handlers: HttpHandler[] = everything,
) {
  return async ({ run }: { readonly run: (target: Target) => Promise<void> }) => {
    server.use(...handlers);
    await run(target);
  };
}

it.each(methodCases)('$title', using({ baseUrl }));

describe('addresses', () => {
  it.each(addressCases)('$title', using({ baseUrl, address, severalSearch: '75 boul rene levesque' }));
});

describe('consents', () => {
  it.each(consentCases)('$title', using({ baseUrl }));
});

describe('the price list', () => {
  it.each(priceCases)('$title', using({ baseUrl, prices: mockPrices, options }));
  it.each(priceCases)(
    '$title, with a host’s own prices',
    using({ baseUrl, prices: ownPrices, options }, createHandlers({ forms: [], prices: ownPrices })),
  );
});

describe('quotes', () => {
  it.each(quoteCases)('$title', using({ baseUrl, memberNumber }));
});

describe('members and their sign-in', () => {
  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    using({ baseUrl, ...account, otherNumber: other?.memberNumber ?? '' }),
  );
});

describe.each([
  ['off', everything],
  ['on', [...createMaintenanceHandlers({ status: 'on' }), ...everything]],
] as const)('maintenance while it is %s', (status, handlers) => {
  it.each(maintenanceCases)('$title', using({ baseUrl, status }, [...handlers]));
});
