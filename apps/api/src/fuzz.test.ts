import { defaultClub } from '@jalon/club';
import { formDefinitions } from '@jalon/forms/schemas';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seedMembers } from './features/members/demonstration.ts';
import { fakeGateway } from './testing/fake-gateway.ts';
import { submissionsOf } from './testing/forms/submissions.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { fuzzForm, rowProblemOf } from './testing/fuzz/fuzz-forms.ts';
import { testMembers } from './testing/members.ts';
import { issueToken } from './testing/sessions.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

it('no request makes any route fail, show a stack or answer an error in another shape', async () => {
  const api = await startApi({}, { gateway: fakeGateway() });
  onTestFinished(() => api.close());
  const { answers, problems } = await fuzz({ baseUrl: api.baseUrl, requests: 400, seed: 20_261_121 });
  expect(problems).toEqual([]);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '400', '404', '415', '422']));
});

describe('no body makes a form fail, or is stored against its rules', () => {
  const { memberNumber } = testMembers.zoe;
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi();
    await seedMembers(api.store.database);
    token = await issueToken(api.store, memberNumber);
  });
  afterAll(() => api.close());

  it.each(formDefinitions(defaultClub))('$name', async (form) => {
    const { references, problems } = await fuzzForm({
      baseUrl: api.baseUrl,
      form,
      member: { token, memberNumber },
      requests: 60,
      seed: 20_261_122,
    });
    expect(problems).toEqual([]);
    const stored = (await submissionsOf(api)).filter(({ row }) => row.formId === form.id);
    expect(new Set(stored.map(({ row }) => row.reference))).toEqual(references);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.map((submission) => rowProblemOf(submission, form)).filter(Boolean)).toEqual([]);
  });
});
