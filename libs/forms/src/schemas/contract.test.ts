import { contractCases } from '@jalon/api-client/contract-suite';
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { describe, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { sampleBody, sampleField } from '../samples/sample-body.ts';
import { fieldNames, formDefinitions } from './index.ts';

mockServer(...createHandlers({ forms: mockForms() }));

// Forms for members refuse visitors: their own tests cover them.
const open = formDefinitions(defaultClub).filter(({ membersOnly }) => !membersOnly);
// One of the forms with these fields.
const forms = [...new Map(open.map((form) => [fieldNames(form).join(), form])).values()];

describe.each(forms.map((form) => [form.name, form] as const))(
  'the handlers keep the contract with the rules of %s',
  (_name, form) => {
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
