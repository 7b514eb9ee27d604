import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, workspaceRoot } from './config.ts';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const { config } = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: undefined,
      dataDir: join(workspaceRoot, '.data'),
      rateLimit: { points: 30, seconds: 600 },
      trustedProxies: ['loopback'],
      logLevel: 'info',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' }).config).toMatchObject({
      port: 3001,
      databaseUrl: undefined,
      logLevel: 'info',
    });
  });

  it('reads what is set', () => {
    const { config } = readConfig({
      API_HOST: '0.0.0.0',
      API_PORT: '8080',
      DATABASE_URL: 'postgresql://user:p%40ss@db.example.test/club?sslmode=require',
      DATA_DIR: '/var/lib/jalon',
      RATE_LIMIT_POINTS: '5',
      RATE_LIMIT_SECONDS: '60',
      TRUSTED_PROXIES: 'uniquelocal, 192.0.2.0/24, 2001:db8::1',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: 'postgresql://user:p%40ss@db.example.test/club?sslmode=require',
      dataDir: '/var/lib/jalon',
      rateLimit: { points: 5, seconds: 60 },
      trustedProxies: ['uniquelocal', '192.0.2.0/24', '2001:db8::1'],
      logLevel: 'warn',
    });
  });

  it.each([
    [{ API_PORT: '65536' }, 'API_PORT'],
    [{ API_PORT: '-1' }, 'API_PORT'],
    [{ API_PORT: '3001.5' }, 'API_PORT'],
    [{ API_PORT: '0x10' }, 'API_PORT'],
    [{ RATE_LIMIT_POINTS: '0' }, 'RATE_LIMIT_POINTS'],
    [{ RATE_LIMIT_SECONDS: 'ten' }, 'RATE_LIMIT_SECONDS'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost' }, 'DATABASE_URL'],
    [{ TRUSTED_PROXIES: 'loopback,everyone' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ LOG_LEVEL: 'INFO' }, 'LOG_LEVEL'],
    [{ CLUB_CONFIG: '/nowhere/club.json' }, 'CLUB_CONFIG'],
  ])('has one line against %o', (environment, name) => {
    const { problems } = readConfig(environment);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}\\b.*\\.$`))]);
  });

  it('has one line for each mistake in the club’s file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jalon-club-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'club.json');
    await writeFile(file, JSON.stringify({ name: { fr: 'Club' }, batteryTest: { vehicleNames: 'any' } }));
    const { problems } = readConfig({ CLUB_CONFIG: file });
    expect(problems).toEqual([
      expect.stringContaining(`CLUB_CONFIG (${file}): name.en`),
      expect.stringContaining(`CLUB_CONFIG (${file}): batteryTest.vehicleNames`),
    ]);
    await writeFile(file, '{');
    expect(readConfig({ CLUB_CONFIG: file }).problems).toEqual([`CLUB_CONFIG (${file}): is not JSON.`]);
  });
});
