import {
  endingCases,
  memberCases,
  passwordCases,
  sessionCases,
  signInCases,
} from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addAccount, demonstrationPassword, testMembers } from '../../testing/members.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { hashPassword } from './passwords/password.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
  await addAccount(api.store.database, {
    username: 'stray',
    memberNumber: '999',
    passwordHash: await hashPassword(demonstrationPassword),
  });
});
afterAll(() => api.close());

describe('the API keeps the contract about members and their sign-in', () => {
  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    async ({ run }) => {
      await run({
        baseUrl: api.baseUrl,
        username: testMembers.zoe.username,
        password: demonstrationPassword,
        memberNumber: testMembers.zoe.memberNumber,
        otherNumber: testMembers.eloi.memberNumber,
        strayUsername: 'stray',
      });
    },
  );
});
