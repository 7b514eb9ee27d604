import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operator } from '../../testing/operator.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { run as command } from './accounts.command.ts';
import { accountName, authenticate, setAccount } from './accounts.ts';

let DATABASE_URL: string;
let api: TestApi;
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  api = await startApi({ DATABASE_URL });
});
afterAll(() => api.close());

/** Runs the command with this standard input. */
const run = (words: readonly string[], INPUT = '') => operator(command, { DATABASE_URL, INPUT })(...words);

const signIn = (username: string, password: string) =>
  authenticate(api.store.database, { username, password }).then((account) => account?.memberNumber);

describe('an operator', () => {
  it('creates an account, changes its password and removes it', async () => {
    const words = ['set', ' Marie Claude.Roy', '1000000181'];
    expect(await run(words, 'un premier mot de passe\n')).toBe(
      'marieclaude.roy signs in as member 1000000181.\n',
    );
    expect(await signIn('marieclaude.roy', 'un premier mot de passe')).toBe('1000000181');
    const changed = { username: 'Marieclaude.Roy', memberNumber: '1000000199' };
    await setAccount(api.store.database, { ...changed, password: 'un second mot de passe' });
    expect(await signIn('marieclaude.roy', 'un premier mot de passe')).toBeUndefined();
    expect(await signIn('marieclaude.roy', 'un second mot de passe')).toBe('1000000199');
    expect(await run(['remove', 'MarieClaude.Roy'])).toBe('Account marieclaude.roy removed.\n');
    expect(await signIn('marieclaude.roy', 'un second mot de passe')).toBeUndefined();
  });

  it('gets a one-line error, without the password', async () => {
    await expect(run(['set', 'a', '1'], 'too short')).rejects.toThrow(
      /^The password must have 15 to 200 characters\.$/,
    );
    await expect(run(['set', 'zoe.cote', '1'], 'zoe.cotezoe.cote')).rejects.toThrow(
      /^The password is soon guessed: take one that is not common and not made of the username\.$/,
    );
  });
});

it.each([
  [' zoe . côté ', 'zoe.côté'],
  ['ZOE.COTE', 'zoe.cote'],
  ['zoe\u00a0cote\t', 'zoecote'],
  ['co\u0302te\u0301', 'côté'],
  ['zoe\u200b\0\ud800', 'zoe'],
])('the username %j is %s', (typed, name) => {
  expect(accountName(typed)).toBe(name);
  expect(accountName(name)).toBe(name);
});
