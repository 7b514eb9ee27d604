import { contractCases } from '@jalon/api-client/contract-suite';
import { createHandlers } from '@jalon/api-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { mockForms } from '../testing/mock-forms.ts';

const server = setupServer(...createHandlers({ forms: mockForms() }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('the handlers keep the contract with the battery test’s own rules', () => {
  it.each(contractCases)('$title', ({ run }) =>
    run({
      baseUrl: 'http://api.test',
      formId: 12,
      requiredField: 'vehiculeMarque',
      validBody: (variant) => ({
        formID: '12',
        locale: 'F',
        userAgent: 'Browser/1',
        centreUrbain: 'Laval',
        vehiculeMarque: 'Toyota',
        vehiculeModele: `Corolla${variant}`,
        vehiculeAnnee: '2019',
      }),
    }),
  );
});
