import { describe, expect, it } from 'vitest';
import { checkPassword, hashOfNoPassword, hashPassword } from './password.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };

describe('a password', () => {
  it('is kept as argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await checkPassword('secret', first)).toEqual({ matches: true, outdated: false });
    expect(await checkPassword('Secret', first)).toEqual({ matches: false, outdated: false });
  });

  it('matches a hash of another program', async () => {
    // The test vector of the reference implementation (argon2, test.c: version 0x13, t=2, m=2^8, p=1).
    const encoded = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await checkPassword('password', encoded)).toEqual({ matches: true, outdated: true });
    expect(await checkPassword('differentpassword', encoded)).toMatchObject({ matches: false });
  });

  it('is known again however the keyboard composes its accents', async () => {
    const encoded = await hashPassword('été', cheap);
    expect(await checkPassword('été'.normalize('NFD'), encoded)).toMatchObject({ matches: true });
  });

  it('has an outdated hash when the cost differs', async () => {
    for (const cost of [cheap, { memory: 64, passes: 2, parallelism: 2 }]) {
      expect(await checkPassword('a', await hashPassword('a', cost))).toEqual({
        matches: true,
        outdated: true,
      });
    }
  });

  it('never matches the placeholder hash, which differs each time', async () => {
    const encoded = hashOfNoPassword();
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashOfNoPassword()).not.toBe(encoded);
    expect(await checkPassword('', encoded)).toEqual({ matches: false, outdated: false });
  });

  it.each(['', 'secret', '$argon2i$v=19$m=64,t=1,p=1$YWFhYWFhYWE$YWFh', '$argon2id$v=19$m=64,t=1,p=1$$'])(
    'is refused when the stored value is not an argon2id hash: %s',
    async (encoded) => {
      await expect(checkPassword('', encoded)).rejects.toThrow('argon2id');
    },
  );
});

it('a flood of passwords waits its turn, and is refused when the queue is full', async () => {
  const encoded = await hashPassword('a', cheap);
  const checks = await Promise.allSettled(Array.from({ length: 220 }, () => checkPassword('a', encoded)));
  const refused = checks.filter(({ status }) => status === 'rejected');
  // Two computations run and two hundred are queued.
  expect(refused).toHaveLength(18);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
  expect(await checkPassword('a', encoded)).toMatchObject({ matches: true });
});
