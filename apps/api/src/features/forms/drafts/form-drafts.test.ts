import { randomUUID } from 'node:crypto';
import { type FormDraft, getFormDraft, mailFormDraftLink, resumeFormDraft } from '@jalon/api-client/contract';
import { draftCases } from '@jalon/api-client/contract-suite';
import { defaultClub } from '@jalon/club';
import { sampleBody, sampleField } from '@jalon/forms/samples';
import { fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../platform/drafts/draft-store.ts';
import { startApiWithMail } from '../../../testing/mail.ts';
import { seedMembers, testMembers } from '../../../testing/members.ts';
import { issueToken } from '../../../testing/sessions.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { query } from '../../../testing/test-database.ts';
import { createFileStore, fileEncryption } from '../files/file-store.ts';
import {
  type FormDraftContent,
  formDraftKind,
  personalFormDrafts,
  rotateFormDrafts,
} from './form-draft-kind.ts';

const email = 'lea.tremblay@example.org';
const [form] = formDefinitions(defaultClub).filter(({ name }) => name === 'battery-test');
if (!form) throw new Error('no form');
const field = sampleField(form);

const draftWith = (answers: FormDraft['answers'] = { [field]: email }): FormDraft => ({
  formId: form.id,
  locale: 'fr',
  answers,
  idempotencyKey: randomUUID(),
});

async function send(
  { baseUrl }: Pick<TestApi, 'baseUrl'>,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) {
  const response = await fetch(`${baseUrl}/api/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const create = async (api: TestApi, draft = draftWith()): Promise<string> =>
  (await send(api, 'POST', 'form-drafts', draft)).answer.id;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedMembers(api.store.database);
});
beforeEach(() => api.store.database.pool.query('TRUNCATE form_drafts CASCADE'));
afterAll(() => api.close());

describe('the API keeps the contract of unfinished forms', () => {
  it.each(draftCases)('$title', ({ run }) =>
    run({
      baseUrl: api.baseUrl,
      formId: form.id,
      validBody: (variant) => sampleBody(form, variant),
      requiredField: field,
    }),
  );
});

it.each([
  ['fr', '/fr/essai/suite/', 'pendant 7'],
  ['en', '/en/test/further/', 'for 7 days'],
])(
  'a mailed link goes on with a form once, under the page of the site links (%s)',
  async (locale, page, kept) => {
    const { api, mail, databaseUrl } = await startApiWithMail({ FORM_DRAFT_DAYS: '7' });
    const draft = draftWith();
    const id = await create(api, draft);
    const asked = await send(api, 'POST', mailFormDraftLink.path.slice(5).replace(':draftId', id), {
      email,
      locale,
    });
    expect(asked.answer).toEqual({ status: 'success', days: 7 });
    const message = await mail.received(email);
    expect(message.source).toContain(kept);
    const token = message.source.split(`https://club.test${page}`)[1]?.match(/^\S+/)?.[0] ?? '';
    const resume = (body: object) => send(api, 'POST', resumeFormDraft.path.slice(5), body);
    const pressed = { token, page: 'the-secret-of-the-page-1' };
    const { answer } = await resume(pressed);
    expect(answer).toEqual({ id: expect.any(String), draft });
    expect(answer.id).not.toBe(id);
    expect(await resume(pressed)).toEqual({ status: 200, answer });
    expect((await send(api, 'GET', getFormDraft.path.slice(5).replace(':draftId', id))).status).toBe(404);
    expect((await send(api, 'PUT', `form-drafts/${answer.id}`, draft)).status).toBe(200);
    expect((await resume(pressed)).answer.errors).toEqual({ token: 'expired' });

    const [row] = await query(databaseUrl, "SELECT encode(sealed, 'escape') AS text, * FROM form_drafts");
    const stored = JSON.stringify(row);
    for (const secret of [answer.id, email, draft.idempotencyKey]) expect(stored).not.toContain(secret);
    for (const secret of [answer.id, id, email]) expect(api.logs.join()).not.toContain(secret);
  },
);

it('keeps a form for members for its member only', async () => {
  const bearer = async ({ memberNumber }: { memberNumber: string }) => ({
    authorization: `Bearer ${await issueToken(api.store, memberNumber)}`,
  });
  const [own, other] = [await bearer(testMembers.zoe), await bearer(testMembers.eloi)];
  const [membersForm] = formDefinitions(defaultClub).filter(({ membersOnly }) => membersOnly);
  if (!membersForm) throw new Error('no form for members');
  const [name = ''] = fieldNames(membersForm);
  const draft = { ...draftWith({ [name]: 'x' }), formId: membersForm.id };
  const refused = await send(api, 'POST', 'form-drafts', draft);
  expect(refused).toMatchObject({ status: 401, answer: { errors: { generic: 'signInAgain' } } });
  const { answer } = await send(api, 'POST', 'form-drafts', draft, own);
  const path = `form-drafts/${answer.id}`;
  expect((await send(api, 'GET', path, undefined, own)).answer).toEqual({ draft });
  expect((await send(api, 'GET', path, undefined, other)).status).toBe(404);
  expect((await send(api, 'PUT', path, draft, other)).status).toBe(404);
});

it('keeps a form for 30 days after it was saved, and its files as long', async () => {
  const { database, keys } = api.store;
  const options = { database, keys: keys.data, keepDays: 30, log: { warn: () => {} } };
  const store = createDraftStore<FormDraftContent>(formDraftKind, options);
  const files = createFileStore(database, fileEncryption(keys.data));
  const draft = draftWith();
  const id = await create(api, draft);
  const identity = { id: 'f'.repeat(32), formId: form.id, idempotencyKey: draft.idempotencyKey };
  await files.start(identity, { field: 'photo', name: 'a.png', size: 10 });
  const age = (days: number) =>
    database.pool.query(`UPDATE form_drafts SET expires_at = expires_at - interval '${days} days'`);
  await database.pool.query(`UPDATE submission_files SET touched_at = now() - interval '25 hours'`);
  await age(29);
  await files.sweep();
  await store.removeExpired();
  expect(await store.find(id)).toMatchObject({ draft });
  expect(await files.find(identity)).toBeDefined();
  await age(2);
  expect((await send(api, 'GET', `form-drafts/${id}`)).status).toBe(404);
  await files.sweep();
  expect(await files.find(identity)).toBeUndefined();
  await store.removeExpired();
  expect((await database.pool.query('SELECT id FROM form_drafts')).rows).toEqual([]);
});

it('exports and erases unfinished forms of a person, and encrypts them with a new key', async () => {
  const { database, keys } = api.store;
  const id = await create(api);
  await create(api, draftWith({ [field]: 'someone.else@example.org' }));
  await send(api, 'POST', `form-drafts/${id}/link`, { email, locale: 'fr' });
  const added = { id: 'new', secret: Buffer.alloc(32, 'new') };
  expect(await rotateFormDrafts(database, [added, ...keys.data])).toBe(2);
  const personal = personalFormDrafts(database, [added]);
  expect(await personal.find({ email })).toEqual([
    {
      kind: 'form-draft',
      name: expect.any(String),
      data: { form: form.id, locale: 'fr', answers: { [field]: email }, deletedOn: expect.any(String) },
    },
    { kind: 'form-draft-link', name: expect.any(String), data: { email, locale: 'fr' } },
  ]);
  expect(await personal.erase({ email })).toEqual({ erased: 2, kept: [] });
  expect((await database.pool.query('SELECT id FROM form_drafts')).rows).toHaveLength(1);
});
