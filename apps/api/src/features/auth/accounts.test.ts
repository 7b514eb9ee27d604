import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { accountName, authenticate, setAccount } from './accounts.ts';

const command = fileURLToPath(new URL('accounts.command.ts', import.meta.url));

let DATABASE_URL: string;
let api: TestApi;
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  api = await startApi({ DATABASE_URL });
});
afterAll(() => api.close());

async function run(words: readonly string[], input = '') {
  const child = spawn(process.execPath, ['--conditions=@jalon/source', command, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL, ...testKeys },
  });
  // A command that reads no password may end before it receives one.
  child.stdin.on('error', () => {}).end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

const signIn = (username: string, password: string) =>
  authenticate(api.store.database, { username, password }).then((account) => account?.memberNumber);

describe('an operator', () => {
  it('creates an account, changes its password and removes it', async () => {
    const words = ['set', ' Marie Claude.Roy', '1000000181'];
    expect(await run(words, 'un premier mot de passe\n')).toEqual({
      out: 'marieclaude.roy signs in as member 1000000181.\n',
      err: '',
      code: 0,
    });
    expect(await signIn('marieclaude.roy', 'un premier mot de passe')).toBe('1000000181');
    const changed = { username: 'Marieclaude.Roy', memberNumber: '1000000199' };
    await setAccount(api.store.database, { ...changed, password: 'un second mot de passe' });
    expect(await signIn('marieclaude.roy', 'un premier mot de passe')).toBeUndefined();
    expect(await signIn('marieclaude.roy', 'un second mot de passe')).toBe('1000000199');
    expect(await run(['remove', 'MarieClaude.Roy'])).toMatchObject({
      out: 'Account marieclaude.roy removed.\n',
    });
    expect(await signIn('marieclaude.roy', 'un second mot de passe')).toBeUndefined();
  });

  it('gets a one-line error, without the password', async () => {
    expect(await run(['set', 'a', '1'], 'too short')).toEqual({
      out: '',
      err: 'The password must have 15 to 200 characters.\n',
      code: 1,
    });
    expect(await run(['set', 'zoe.cote', '1'], 'zoe.cotezoe.cote')).toEqual({
      out: '',
      err: 'The password is soon guessed: take one that is not common and not made of the username.\n',
      code: 1,
    });
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
