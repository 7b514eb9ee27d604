import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, testMembers, tokenOf } from '../../../testing/members.ts';
import { directoryKey, startMemberDirectory } from '../../../testing/servers/member-directory-server.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { seedMembers } from '../../members/index.ts';

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
  { token = '', memberNumber = '', of = api, database = databaseUrl } = {},
) {
  const rows = () => query<{ reference: string }>(database, 'SELECT reference FROM submissions');
  const before = await rows();
  const response = await fetch(`${of.baseUrl}/api/forms/13`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      formID: '13',
      locale: 'A',
      userAgent: 'Browser/1',
      partner: 'Librairies Bornes et Virgules',
      amount,
      quantity,
      total: '1',
      memberNumber,
    }),
  });
  const { errors } = await response.json();
  return { status: response.status, errors, stored: (await rows()).length - before.length };
}

const insufficient = { status: 422, errors: { total: 'insufficientDollars' }, stored: 0 };
const taken = { status: 200, errors: undefined, stored: 1 };

describe('the club dollars of a gift card request', () => {
  it('cover the total, by the member’s own balance', async () => {
    const token = await tokenOf(api, 'zoe');
    // The demonstration member has 42.50.
    expect(await ask({ amount: '25', quantity: '1' }, { token })).toEqual(taken);
    expect(await ask({ amount: '25', quantity: '2' }, { token })).toEqual(insufficient);
    expect(await ask({ amount: '50', quantity: '1' }, { token })).toEqual(insufficient);
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

  it('are asked for after every rule of the form', async () => {
    const token = await tokenOf(api, 'zoe');
    expect(await ask({ amount: '', quantity: '0' }, { token })).toMatchObject({
      errors: { amount: 'required', quantity: 'atLeastOne' },
      stored: 0,
    });
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
