import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import {
  endingCases,
  memberCases,
  passwordCases,
  sessionCases,
  signInCases,
} from '../../contract-suite/index.ts';
import { createHandlers, mockMembers } from '../index.ts';

const baseUrl = 'http://api.test';
const [{ username, password, memberNumber } = {}, other] = mockMembers;
const credentials = { username: username ?? '', password: password ?? '' };
const target = {
  baseUrl,
  ...credentials,
  memberNumber: memberNumber ?? '',
  otherNumber: other?.memberNumber ?? '',
  strayUsername: 'stray',
};
const stray = { username: 'stray', password: target.password, memberNumber: '999' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers follow the contract', () => {
  const handlers = createHandlers({ forms: [], members: [...mockMembers, stray] });

  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    async ({ run }) => {
      server.use(...handlers);
      await run(target);
    },
  );
});
