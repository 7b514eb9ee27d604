import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { linkPackages, outsideWorkspace, run } from './consumer.ts';

it.each(['club-next', 'club-react-router'])('%s is a whole club in 450 lines', (name) => {
  const files = ['club', name].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', {
      cwd: join(import.meta.dirname, 'apps', folder),
      exclude: (file) => file.endsWith('.test.ts'),
    }).map((file) => join(import.meta.dirname, 'apps', folder, file)),
  );
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(450);
});

it('the starter for Vite passes its test and is built from the tarballs', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'jalon-starter-'));
  const folder = join(parent, 'my-page');
  await run(process.execPath, [join(import.meta.dirname, 'starter.ts'), 'vite', folder], { cwd: parent });
  const npm = (...args: string[]) => run('npm', args, { cwd: folder, env: outsideWorkspace(process.env) });
  await linkPackages(folder);
  await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
  // The machine may be busy.
  await npm('test', '--', '--testTimeout=60000');
  await npm('run', 'build');
  // What the content names is there.
  expect(existsSync(join(folder, 'dist/pictures/winter-road.svg'))).toBe(true);
  await rm(parent, { recursive: true });
}, 180_000);

it('a starter has its own copies of the libraries and its own name', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'jalon-starter-'));
  const folder = join(parent, 'my-club');
  await run(process.execPath, [join(import.meta.dirname, 'starter.ts'), 'next', folder], { cwd: parent });
  const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(name).toBe('my-club');
  const { '@jalon/checkout': checkout } = dependencies as Record<string, string>;
  expect(checkout).toMatch(/^file:packages\//);
  expect(existsSync(join(folder, checkout?.replace('file:', '') ?? ''))).toBe(true);
  expect(existsSync(join(folder, 'club/checkout.ts'))).toBe(true);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('SITE_LINKS=');
  // It builds without a setting, against the API that it names when it is made.
  vi.stubEnv('API_URL', undefined);
  const { default: config } = await import(join(folder, 'next.config.ts'));
  expect(await config.rewrites()).toMatchObject([{ destination: 'http://127.0.0.1:3001/api/:path*' }]);
  vi.unstubAllEnvs();
  await rm(parent, { recursive: true });
});
