import { contractCases } from '@jalon/api-client/contract-suite';
import { defaultClub } from '@jalon/club';
import { sampleBody, sampleField } from '@jalon/forms/samples';
import { fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

// Forms for members need a session; their own tests cover them.
const open = formDefinitions(defaultClub).filter(({ membersOnly }) => !membersOnly);
// One form of each group with the same fields.
const forms = [...new Map(open.map((form) => [fieldNames(form).join(), form])).values()];

describe.each(forms.map((form) => [form.name, form] as const))(
  'the API keeps the contract of %s',
  (_name, form) => {
    it.each(contractCases)('$title', async ({ run }) => {
      await run({
        baseUrl: api.baseUrl,
        formId: form.id,
        validBody: (variant) => sampleBody(form, variant),
        requiredField: sampleField(form),
      });
    });
  },
);
