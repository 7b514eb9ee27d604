import { randomUUID } from 'node:crypto';
import { defaultClub } from '@jalon/club';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedMembers, testMembers } from '../../../testing/members.ts';
import { postJson } from '../../../testing/post-json.ts';
import { directoryKey, startMemberDirectory } from '../../../testing/servers/member-directory-server.ts';
import { issueToken } from '../../../testing/sessions.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { operate } from '../operator-cli/submission-actions.ts';
import { handledForms } from './handled-forms.ts';

const { zoe, eloi } = testMembers;

let api: TestApi;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl });
  await seedMembers(api.store.database);
});
afterEach(() => query(databaseUrl, 'TRUNCATE club_dollar_reservations'));
afterAll(() => api.close());

const card = { amount: '25', quantity: '1' };

/** Requests gift cards over HTTP; returns the answer and the number of stored rows. */
async function ask(
  { amount, quantity }: { amount: string; quantity: string },
  { token = '', memberNumber = '', of = api, database = databaseUrl, key = randomUUID() as string } = {},
) {
  const rows = () => query(database, 'SELECT FROM submissions');
  const before = await rows();
  const body = {
    formID: '13',
    locale: 'A',
    userAgent: 'Browser/1',
    partner: 'Librairies Bornes et Virgules',
    amount,
    quantity,
    total: '1',
    memberNumber,
  };
  const response = await postJson(`${of.baseUrl}/api/forms/13`, body, {
    'idempotency-key': key,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const { errors } = await response.json();
  return { status: response.status, errors, stored: (await rows()).length - before.length };
}

/** Records the staff's answer to the latest request. */
async function answerLatest(outcome: string): Promise<void> {
  const [latest] = await query<{ reference: string }>(
    databaseUrl,
    'SELECT reference FROM submissions WHERE member_number IS NOT NULL ORDER BY created_at DESC LIMIT 1',
  );
  await operate(['answer', latest?.reference ?? '', '--outcome', outcome], {
    forms: handledForms(defaultClub),
    keepDays: { standard: 365, forms: new Map() },
    store: api.store,
    terminal: { write: async () => {} },
  });
}

const insufficient = { status: 422, errors: { total: 'insufficientDollars' }, stored: 0 };
const taken = { status: 200, errors: undefined, stored: 1 };

describe('the club dollars of a gift card request', () => {
  it('cover the total, by the member’s own balance', async () => {
    const token = await issueToken(api.store, zoe.memberNumber);
    // The demonstration member has 42.50.
    expect(await ask({ amount: '25', quantity: '2' }, { token })).toEqual(insufficient);
    expect(await ask({ amount: '50', quantity: '1' }, { token })).toEqual(insufficient);
    expect(await ask(card, { token })).toEqual(taken);
  });

  it('are reserved, for every member of the membership, until staff answer', async () => {
    const token = await issueToken(api.store, zoe.memberNumber);
    const [ofZoe, ofEloi] = [{ token }, { token: await issueToken(api.store, eloi.memberNumber) }];
    expect(await ask(card, ofZoe)).toEqual(taken);
    expect(await ask(card, ofZoe)).toEqual(insufficient);
    expect(await ask(card, ofEloi)).toEqual(insufficient);
    // Each of them reads beside the balance what is reserved.
    const reserved = async () => {
      const answer = await fetch(`${api.baseUrl}/api/talend-members?memberNumber=${zoe.memberNumber}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()).dollarsReserves;
    };
    expect(await reserved()).toBe(25);

    await answerLatest('refused');
    expect(await reserved()).toBeUndefined();
    expect(await ask(card, ofZoe)).toEqual(taken);
    expect(await ask(card, ofZoe)).toEqual(insufficient);
    await query(databaseUrl, "UPDATE club_dollar_reservations SET reserved_at = now() - interval '31 days'");
    expect(await ask(card, ofZoe)).toEqual(taken);
  });

  it('are reserved once for requests that arrive together, and for one that is sent again', async () => {
    const token = await issueToken(api.store, zoe.memberNumber);
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const statuses = await Promise.all(
      keys.map(async (key) => ({ key, status: (await ask(card, { token, key })).status })),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const key = statuses.find(({ status }) => status === 200)?.key ?? '';
    expect(await ask(card, { token, key })).toEqual({ ...taken, stored: 0 });
  });

  it('are zero for an unknown member', async () => {
    const token = await issueToken(api.store, '4040404040');
    expect(await ask(card, { token })).toEqual(insufficient);
  });

  it('are not checked for visitors', async () => {
    expect(await ask({ amount: '100', quantity: '99' })).toEqual(taken);
    expect(await ask({ amount: '100', quantity: '99' }, { token: 'a.b.c' })).toEqual(taken);
  });

  it('are not spent by a page whose session has ended, or is another member’s', async () => {
    const { memberNumber } = zoe;
    expect(await ask(card, { memberNumber })).toEqual({
      status: 401,
      errors: { generic: 'signInAgain' },
      stored: 0,
    });
    expect(await ask(card, { memberNumber, token: await issueToken(api.store, '4040404040') })).toEqual({
      status: 422,
      errors: { generic: 'reloadPage' },
      stored: 0,
    });
    expect(await ask(card, { memberNumber, token: await issueToken(api.store, zoe.memberNumber) })).toEqual(
      taken,
    );
  });
});

it('stores nothing of a member’s while the membership system can’t answer', async () => {
  const service = await startMemberDirectory();
  service.answer((response) => response.writeHead(503).end());
  const database = await testDatabase();
  const of = await startApi({
    DATABASE_URL: database,
    MEMBER_DIRECTORY_URL: service.baseUrl,
    MEMBER_DIRECTORY_KEY: directoryKey,
  });
  const token = await issueToken(of.store, zoe.memberNumber);
  expect(await ask(card, { token, of, database })).toEqual({
    status: 503,
    errors: { generic: 'tryAgainLater' },
    stored: 0,
  });
  expect(await ask(card, { of, database })).toEqual(taken);
  await of.close();
  await service.close();
});
