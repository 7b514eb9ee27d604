import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './consumer.ts';

/** The files that a host has because of the checkouts and the accounts. */
const engineFiles: Readonly<Record<string, readonly string[]>> = {
  'club-next': [
    'account.ts',
    'checkout.ts',
    'club.ts',
    'proxy.ts',
    'app/[...path]/page.tsx',
    'app/[...path]/account-page.tsx',
    'app/[...path]/checkout-page.tsx',
  ],
  'club-react-router': [
    'app/account.server.ts',
    'app/checkout.server.ts',
    'app/club.ts',
    'app/routes.ts',
    'app/routes/account.tsx',
    'app/routes/checkout.tsx',
    'app/routes/session.ts',
  ],
};

it.each(Object.keys(engineFiles))(
  '%s has all four flows, the accounts and the addresses of the forms in 120 lines',
  (name) => {
    const cwd = join(import.meta.dirname, 'apps', name);
    const code = (engineFiles[name] ?? []).map((file) =>
      readFileSync(join(cwd, file), 'utf8').trim().split('\n'),
    );
    expect(code.flat().length).toBeLessThanOrEqual(120);
  },
);

it('a starter has its own copies of the libraries and its own name', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'jalon-starter-'));
  const folder = join(parent, 'my-club');
  await run(process.execPath, [join(import.meta.dirname, 'starter.ts'), 'next', folder], { cwd: parent });
  const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(name).toBe('my-club');
  const { '@jalon/checkout': checkout } = dependencies as Record<string, string>;
  expect(checkout).toMatch(/^file:packages\//);
  expect(existsSync(join(folder, checkout?.replace('file:', '') ?? ''))).toBe(true);
  await rm(parent, { recursive: true });
});
