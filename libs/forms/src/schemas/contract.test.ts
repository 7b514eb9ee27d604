import { contractCases } from '@jalon/api-client/contract-suite';
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { describe, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { sampleBody, sampleField } from '../samples/sample-body.ts';
import { formNamed } from './index.ts';

mockServer(...createHandlers({ forms: mockForms() }));

// A form with conditions, and one that the API also checks before it stores it; the rules of all are in every-form.test.ts.
describe.each(['personal-information', 'gift-card'])(
  'the handlers keep the contract with the rules of %s',
  (name) => {
    const form = formNamed(name, defaultClub);

    it.each(contractCases)('$title', ({ run }) =>
      run({
        baseUrl: 'http://api.test',
        formId: form.id,
        requiredField: sampleField(form),
        validBody: (variant) => sampleBody(form, variant),
      }),
    );
  },
);
