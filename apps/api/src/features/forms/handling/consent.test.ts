import { defaultClub } from '@jalon/club';
import { consentTexts } from '@jalon/forms/labels';
import { answersTo } from '@jalon/forms/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubFile } from '../../../testing/club/specification-club.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const clubText = 'J’accepte, selon les mots du club.';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ CLUB_CONFIG: clubFile({ contactUs: { consentTexts: [clubText] } }) });
});
afterAll(() => api.close());

async function send(consentText: string, formId = 4) {
  const response = await postJson(`${api.baseUrl}/api/forms/${formId}`, {
    formID: String(formId),
    locale: 'F',
    userAgent: '',
    ...answersTo(formId),
    consentText,
  });
  return { ...(await response.json()), httpStatus: response.status };
}

it('words of consent are stored when a page has shown them, in either language', async () => {
  const known = [...consentTexts(defaultClub).map(({ text }) => text), clubText];
  expect(known).toHaveLength(3);
  for (const text of known) expect(await send(text)).toMatchObject({ httpStatus: 200 });
  expect((await submissionsOf(api)).map(({ values }) => values.consentText)).toEqual(known);
});

it.each([4, 6, 10])('words of consent that no page has shown are refused by form %i', async (formId) => {
  const before = (await submissionsOf(api)).length;
  expect(await send('J’accepte tout.', formId)).toMatchObject({
    httpStatus: 422,
    errors: { consentText: 'required', generic: 'tryAgainLater' },
  });
  expect(await submissionsOf(api)).toHaveLength(before);
});
