import {
  endingCases,
  memberCases,
  passwordCases,
  sessionCases,
  signInCases,
} from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addAccount, testMembers } from '../../testing/members.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { accounts } from './accounts.tables.ts';
import { hashPassword } from './passwords/password.ts';

/** One that may be chosen: that of the demonstration has the club’s name in it. */
const password = 'six ponts de bois sur la rivière';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
  const passwordHash = await hashPassword(password);
  await api.store.database.transaction((transaction) => transaction.update(accounts).set({ passwordHash }));
  await addAccount(api.store.database, { username: 'stray', memberNumber: '999', passwordHash });
});
afterAll(() => api.close());

describe('the API keeps the contract about members and their sign-in', () => {
  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    async ({ run }) => {
      await run({
        baseUrl: api.baseUrl,
        username: testMembers.zoe.username,
        password,
        memberNumber: testMembers.zoe.memberNumber,
        otherNumber: testMembers.eloi.memberNumber,
        strayUsername: 'stray',
      });
    },
  );
});
