import { randomUUID } from 'node:crypto';
import { defaultClub } from '@jalon/club';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, seedMembers, testMembers, tokenOf } from '../../../testing/members.ts';
import { postJson } from '../../../testing/post-json.ts';
import { directoryKey, startMemberDirectory } from '../../../testing/servers/member-directory-server.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { operate } from '../operator-cli/submission-actions.ts';
import { handledForms } from './handled-forms.ts';

let api: TestApi;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl });
  await seedMembers(api.store.database);
  await addAccount(api.store.database, { username: 'zoe' });
  await addAccount(api.store.database, { username: 'nobody', memberNumber: '4040404040' });
});
afterAll(() => api.close());

/** Requests gift cards over HTTP; returns the answer and the number of stored rows. */
async function ask(
  { amount, quantity }: { amount: string; quantity: string },
  { token = '', memberNumber = '', of = api, database = databaseUrl, key = randomUUID() as string } = {},
) {
  const rows = () => query<{ reference: string }>(database, 'SELECT reference FROM submissions');
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

/** An API with two members who share a balance, and a function that records the staff's answer to the first request. */
async function startReserving() {
  const database = await testDatabase();
  const reserving = await startApiForTest({ DATABASE_URL: database });
  await seedMembers(reserving.store.database);
  await addAccount(reserving.store.database, { username: 'zoe' });
  await addAccount(reserving.store.database, {
    username: 'eloi',
    memberNumber: testMembers.eloi.memberNumber,
  });
  async function answer(outcome: string): Promise<void> {
    const [first] = await query<{ reference: string }>(
      database,
      'SELECT reference FROM submissions ORDER BY created_at LIMIT 1',
    );
    const terminal = { write: async () => {} };
    await operate(['answer', first?.reference ?? '', '--outcome', outcome], {
      forms: handledForms(defaultClub),
      keepDays: { standard: 365, forms: new Map() },
      store: reserving.store,
      terminal,
    });
  }
  return { api: reserving, database, answer };
}

const insufficient = { status: 422, errors: { total: 'insufficientDollars' }, stored: 0 };
const taken = { status: 200, errors: undefined, stored: 1 };

describe('the club dollars of a gift card request', () => {
  it('cover the total, by the member’s own balance', async () => {
    const { database, api: of } = await startReserving();
    const zoe = { of, database, token: await tokenOf(of, 'zoe') };
    // The demonstration member has 42.50.
    expect(await ask({ amount: '25', quantity: '2' }, zoe)).toEqual(insufficient);
    expect(await ask({ amount: '50', quantity: '1' }, zoe)).toEqual(insufficient);
    expect(await ask({ amount: '25', quantity: '1' }, zoe)).toEqual(taken);
  });

  it('are reserved, for every member of the membership, until staff answer', async () => {
    const of = await startReserving();
    const { database, api: reserving } = of;
    const card = { amount: '25', quantity: '1' };
    const zoe = { of: reserving, database, token: await tokenOf(reserving, 'zoe') };
    const eloi = { of: reserving, database, token: await tokenOf(reserving, 'eloi') };
    expect(await ask(card, zoe)).toEqual(taken);
    expect(await ask(card, zoe)).toEqual(insufficient);
    expect(await ask(card, eloi)).toEqual(insufficient);
    // Each of them reads beside the balance what is reserved.
    const reserved = async () => {
      const answer = await fetch(
        `${reserving.baseUrl}/api/talend-members?memberNumber=${testMembers.zoe.memberNumber}`,
        { headers: { authorization: `Bearer ${zoe.token}` } },
      );
      return (await answer.json()).dollarsReserves;
    };
    expect(await reserved()).toBe(25);

    await of.answer('refused');
    expect(await reserved()).toBeUndefined();
    expect(await ask(card, zoe)).toEqual(taken);
    expect(await ask(card, zoe)).toEqual(insufficient);
    await query(database, "UPDATE club_dollar_reservations SET reserved_at = now() - interval '31 days'");
    expect(await ask(card, zoe)).toEqual(taken);
  });

  it('are reserved once for requests that arrive together, and for one that is sent again', async () => {
    const { database, api: reserving } = await startReserving();
    const card = { amount: '25', quantity: '1' };
    const options = { of: reserving, database, token: await tokenOf(reserving, 'zoe') };
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const statuses = await Promise.all(
      keys.map(async (key) => ({ key, status: (await ask(card, { ...options, key })).status })),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const key = statuses.find(({ status }) => status === 200)?.key ?? '';
    expect(await ask(card, { ...options, key })).toEqual({ ...taken, stored: 0 });
  });

  it('are zero for an unknown member', async () => {
    const token = await tokenOf(api, 'nobody');
    expect(await ask({ amount: '25', quantity: '1' }, { token })).toEqual(insufficient);
  });

  it('are not checked for visitors', async () => {
    expect(await ask({ amount: '100', quantity: '99' })).toEqual(taken);
    expect(await ask({ amount: '100', quantity: '99' }, { token: 'a.b.c' })).toEqual(taken);
  });

  it('are not spent by a page whose session has ended, or is another member’s', async () => {
    const card = { amount: '25', quantity: '1' };
    const { memberNumber } = testMembers.zoe;
    expect(await ask(card, { memberNumber })).toEqual({
      status: 401,
      errors: { generic: 'signInAgain' },
      stored: 0,
    });
    expect(await ask(card, { memberNumber, token: await tokenOf(api, 'nobody') })).toEqual({
      status: 422,
      errors: { generic: 'reloadPage' },
      stored: 0,
    });
    expect(await ask(card, { memberNumber, token: await tokenOf(api, 'zoe') })).toEqual(taken);
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
  await addAccount(of.store.database, { username: 'zoe' });
  const token = await tokenOf(of, 'zoe');
  const card = { amount: '25', quantity: '1' };
  expect(await ask(card, { token, of, database })).toEqual({
    status: 503,
    errors: { generic: 'tryAgainLater' },
    stored: 0,
  });
  expect(await ask(card, { of, database })).toEqual(taken);
  await of.close();
  await service.close();
});
