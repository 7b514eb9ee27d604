import {
  checkResumeLink,
  createCheckout,
  deleteCheckout,
  getCheckout,
  mailResumeLink,
  resumeCheckout,
  resumeMinutes,
  type SavedCheckout,
  saveCheckout,
} from '@jalon/api-client/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Key, KeyRing } from '../../platform/config/keys.ts';
import { linkEncryption } from '../../platform/drafts/draft-kind.ts';
import { eventually } from '../../testing/eventually.ts';
import { startApiWithMail } from '../../testing/mail.ts';
import { headerOf } from '../../testing/servers/mail-server.ts';
import { startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query } from '../../testing/test-database.ts';
import { checkoutKind, createCheckoutStore, rotateCheckouts } from './checkout-drafts.ts';

const email = 'lea.tremblay@example.org';
const checkout: SavedCheckout = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa', lastName: 'Tremblay', email } },
  progress: { registration: 'done', addMember: 'idle' },
};

async function send(
  { baseUrl }: TestApi,
  { method, path }: { readonly method: string; readonly path: string },
  id = '',
  body?: object,
) {
  const response = await fetch(baseUrl + path.replace(':checkoutId', id), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const storeOf = ({ store: { database, keys } }: TestApi, ring: KeyRing = keys.data) =>
  createCheckoutStore(database, ring, { warn: () => {} });

const create = async (api: TestApi): Promise<string> =>
  (await send(api, createCheckout, '', checkout)).answer.id;

/** Requests a link and returns its message and token. */
async function askForLink(
  { api, mail }: Awaited<ReturnType<typeof startApiWithMail>>,
  id: string,
  locale = 'fr',
) {
  const before = mail.messages.length;
  expect((await send(api, mailResumeLink, id, { email, locale })).status).toBe(200);
  return eventually(() => {
    const message = mail.messages[before];
    if (!message) throw new Error('No message yet');
    const [, path = '', token = ''] = message.source.match(/https:\/\/club\.test(\/\w+\/\w+)\/(\S+)/) ?? [];
    return { message, path, token };
  });
}

it('a checkout is encrypted in the database, and its id is not there', async () => {
  const { api, databaseUrl } = await startApiWithMail();
  const id = await create(api);
  const [row] = await query(databaseUrl, "SELECT encode(sealed, 'escape') AS text, * FROM checkouts");
  const stored = JSON.stringify(row);
  for (const secret of [id, 'Tremblay', email]) expect(stored).not.toContain(secret);
  expect(api.logs.join()).not.toContain(email);
});

it('a row of another checkout can’t be read in its place', async () => {
  const { api, databaseUrl } = await startApiWithMail();
  const [one, other] = [await create(api), await create(api)];
  await query(
    databaseUrl,
    'UPDATE checkouts SET sealed = (SELECT sealed FROM checkouts AS c WHERE c.id <> checkouts.id)',
  );
  for (const id of [one, other]) expect((await send(api, getCheckout, id)).status).toBe(404);
});

it('a checkout whose key was removed counts as not found, so that the visitor starts again', async () => {
  const started = await startApiWithMail();
  const { api, mail, databaseUrl } = started;
  const id = await create(api);
  const { token } = await askForLink(started, id);
  await query(databaseUrl, "UPDATE checkouts SET data_key = 'removed'");
  expect(await send(api, getCheckout, id)).toMatchObject({ status: 404, answer: { code: 'not_found' } });
  expect((await send(api, saveCheckout, id, checkout)).status).toBe(404);
  expect(await send(api, resumeCheckout, '', { token })).toMatchObject({
    status: 422,
    answer: { errors: { token: 'expired' } },
  });
  const sent = mail.messages.length;
  expect((await send(api, mailResumeLink, id, { email, locale: 'fr' })).status).toBe(200);
  expect(await query(databaseUrl, 'SELECT id FROM checkout_links')).toEqual([]);
  expect(mail.messages).toHaveLength(sent);
  expect(api.logs.join()).toContain('unreadable checkout');
  expect((await send(api, deleteCheckout, id)).status).toBe(200);
  expect(await query(databaseUrl, 'SELECT id FROM checkouts')).toEqual([]);
});

it('checkouts and requests for links are encrypted again with a new key', async () => {
  const api = await startApiForTest();
  const { database, keys } = api.store;
  const { pool } = database;
  await create(api);
  await pool.query("UPDATE checkouts SET data_key = 'removed'");
  const ids = [await create(api), await create(api)];
  expect((await send(api, mailResumeLink, ids[0], { email, locale: 'fr' })).status).toBe(200);
  const { rows: before } = await pool.query('SELECT id, expires_at FROM checkouts ORDER BY id');

  const added: Key = { id: 'new', secret: Buffer.alloc(32, 'new') };
  expect(await rotateCheckouts(database, [added, ...keys.data])).toBe(2);
  expect(await rotateCheckouts(database, [added, ...keys.data])).toBe(0);
  for (const id of ids) expect(await storeOf(api, [added]).find(id)).toMatchObject({ checkout });
  const { rows: after } = await pool.query('SELECT id, expires_at FROM checkouts ORDER BY id');
  expect(after).toEqual(before);
  const { rows: links } = await pool.query('SELECT id, sealed, data_key FROM checkout_links');
  expect(links).toMatchObject([{ data_key: 'new' }]);
  const [{ id, sealed, data_key }] = links;
  const text = linkEncryption(checkoutKind, [added]).decrypt({ bytes: sealed, keyId: data_key }, id);
  expect(JSON.parse(text)).toEqual({ email, locale: 'fr', link: expect.any(String) });
});

it('a checkout is kept for 30 days after it was saved, and then deleted', async () => {
  const { api, databaseUrl } = await startApiWithMail();
  const store = storeOf(api);
  const [old, saved] = [await create(api), await create(api)];
  const age = (days: number) =>
    query(databaseUrl, `UPDATE checkouts SET expires_at = expires_at - interval '${days} days'`);
  await age(29);
  expect((await send(api, saveCheckout, saved, checkout)).status).toBe(200);
  await age(2);
  expect((await send(api, getCheckout, old)).status).toBe(404);
  expect((await send(api, saveCheckout, old, checkout)).status).toBe(404);
  await store.removeExpired();
  expect(await query(databaseUrl, 'SELECT id FROM checkouts')).toHaveLength(1);
  expect((await send(api, getCheckout, saved)).status).toBe(200);
});

it.each([
  ['fr', '/fr/suite', 'Votre demande vous attend', 'pendant 30'],
  ['en', '/en/further', 'Your request is waiting for you', 'for 30 days'],
])('a mailed link goes on with the checkout (%s)', async (locale, pagePath, subject, duration) => {
  const started = await startApiWithMail();
  const { api, databaseUrl } = started;
  const id = await create(api);
  const { message, path, token } = await askForLink(started, id, locale);
  expect(message.to).toEqual([email]);
  expect(headerOf(message, 'subject')).toBe(subject);
  expect(message.source).toContain(duration);
  expect(path).toBe(pagePath);
  const [, claims = ''] = token.split('.');
  expect(Object.keys(JSON.parse(Buffer.from(claims, 'base64url').toString())).toSorted()).toEqual([
    'exp',
    'jti',
    'sub',
  ]);
  // The address is deleted once the message is sent.
  await eventually(async () => expect(await query(databaseUrl, 'SELECT id FROM checkout_links')).toEqual([]));

  const [head, , signature] = token.split('.');
  const forged = [head, Buffer.from('{"sub":"1"}').toString('base64url'), signature].join('.');
  expect((await send(api, resumeCheckout, '', { token: forged })).answer.errors).toEqual({
    token: 'expired',
  });
  // The browser leaves the flow: the link still works elsewhere.
  expect((await send(api, deleteCheckout, id)).answer).toEqual({ status: 'success' });
  // Reading has no effect.
  for (let times = 0; times < 2; times += 1) {
    expect(await send(api, checkResumeLink, '', { token })).toMatchObject({ status: 200 });
  }
  const resumed = await send(api, resumeCheckout, '', { token });
  expect(resumed).toEqual({ status: 200, answer: { id: expect.any(String), checkout } });
  expect((await send(api, getCheckout, resumed.answer.id)).answer).toEqual({ checkout });
  await query(databaseUrl, 'DELETE FROM checkouts');
  expect((await send(api, resumeCheckout, '', { token })).answer.errors).toEqual({ token: 'expired' });
});

it('a mailed link works once, and gives the checkout a new id', async () => {
  const started = await startApiWithMail();
  const { api } = started;
  // Someone mails two links to themselves and gives one to another person, who continues and answers.
  const id = await create(api);
  const { token: second } = await askForLink(started, id);
  const { token } = await askForLink(started, id);
  const { answer } = await send(api, resumeCheckout, '', { token });
  expect(answer.id).not.toBe(id);
  expect((await send(api, saveCheckout, answer.id, checkout)).status).toBe(200);
  expect((await send(api, getCheckout, id)).status).toBe(404);
  expect((await send(api, saveCheckout, id, checkout)).status).toBe(404);
  for (const used of [token, second]) {
    for (const one of [checkResumeLink, resumeCheckout]) {
      expect((await send(api, one, '', { token: used })).answer.errors).toEqual({ token: 'expired' });
    }
  }
  expect((await send(api, deleteCheckout, answer.id)).status).toBe(200);
  expect((await send(api, getCheckout, answer.id)).status).toBe(404);
});

it('a press on a mailed link whose answer was lost is repeated by its page, and by no other', async () => {
  const started = await startApiWithMail();
  const { api, databaseUrl } = started;
  const [page, other] = ['the-secret-of-the-page-1', 'the-secret-of-the-page-2'];
  const { token: second } = await askForLink(started, await create(api));
  const id = await create(api);
  const { token } = await askForLink(started, id);
  const resume = (body: object) => send(api, resumeCheckout, '', body);
  const lost = await resume({ token, page });
  expect(lost.answer.id).not.toBe(id);
  expect(await resume({ token, page })).toEqual(lost);
  for (const refused of [{ token, page: other }, { token }, { token, page: 'short' }]) {
    expect((await resume(refused)).status).toBe(422);
  }
  // The same page has another link: it opens the other checkout.
  expect((await resume({ token: second, page })).answer.id).not.toBe(lost.answer.id);
  expect(JSON.stringify(await query(databaseUrl, 'SELECT * FROM checkouts'))).not.toContain(page);
  expect((await send(api, saveCheckout, lost.answer.id, checkout)).status).toBe(200);
  expect((await resume({ token, page })).answer.errors).toEqual({ token: 'expired' });
});

it('a press on a mailed link can’t be repeated later', async () => {
  const started = await startApiWithMail();
  const { token } = await askForLink(started, await create(started.api));
  const body = { token, page: 'the-secret-of-the-page-1' };
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await send(started.api, resumeCheckout, '', body)).status).toBe(200);
  vi.setSystemTime(Date.now() + resumeMinutes * 60_000);
  expect((await send(started.api, resumeCheckout, '', body)).answer.errors).toEqual({ token: 'expired' });
});

it('of simultaneous presses on a mailed link, one continues', async () => {
  const started = await startApiWithMail();
  const { token } = await askForLink(started, await create(started.api));
  const presses = Array.from({ length: 5 }, () => send(started.api, resumeCheckout, '', { token }));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422, 422]);
});

it('a checkout is kept as long as a link to it works', async () => {
  const started = await startApiWithMail();
  const { api, databaseUrl } = started;
  const id = await create(api);
  await query(databaseUrl, "UPDATE checkouts SET expires_at = now() + interval '1 day'");
  await askForLink(started, id);
  const [row] = await query(
    databaseUrl,
    "SELECT expires_at > now() + interval '29 days' AS kept FROM checkouts",
  );
  expect(row).toEqual({ kept: true });
});

it('one mail address gets three links an hour, one visitor as many as the setting allows', async () => {
  const { api } = await startApiWithMail({ RATE_LIMITS: 'resume-links=5/3600' });
  const id = await create(api);
  const ask = async (to: string) => (await send(api, mailResumeLink, id, { email: to, locale: 'fr' })).status;
  for (let times = 0; times < 3; times += 1) expect(await ask(email)).toBe(200);
  expect(await ask(email)).toBe(429);
  expect(await ask('other@example.org')).toBe(200);
  expect(await ask('another@example.org')).toBe(429);
});

it('one visitor saves as often as the setting allows', async () => {
  const { api } = await startApiWithMail({ RATE_LIMITS: 'checkouts=2/600' });
  const id = await create(api);
  expect((await send(api, saveCheckout, id, checkout)).status).toBe(200);
  expect((await send(api, saveCheckout, id, checkout)).status).toBe(429);
});
