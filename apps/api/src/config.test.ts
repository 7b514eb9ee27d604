import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@jalon/process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { clubFile } from './testing/club/specification-club.ts';
import { testLinks, testLinksFile } from './testing/site-links.ts';
import { testKeys } from './testing/test-keys.ts';

/** The configuration with the one variable that is always required. */
const readSettings = (variables: Record<string, string>) =>
  readConfig({ SITE_LINKS: testLinksFile, ...variables });

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const secret = Buffer.alloc(32).toString('base64');

describe('the configuration', () => {
  it('needs no variable except the pages of the site', () => {
    expect(readConfig({}).problems).toEqual([
      expect.stringMatching(/^SITE_LINKS must name .+`npx jalon links/),
    ]);
    const { config } = readSettings({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: undefined,
      dataDir: join(workspaceRoot, '.data'),
      keys: undefined,
      forms: {
        rateLimit: { points: 30, seconds: 600 },
        protection: true,
        keepDays: { standard: 365, forms: new Map([[5, 1095]]) },
      },
      outbox: { worker: true, pollInterval: 2_000 },
      delivery: { mail: undefined, webhook: undefined },
      addresses: {
        rateLimit: { points: 60, seconds: 600 },
        searchRateLimit: { points: 300, seconds: 60 },
        canadaPost: undefined,
      },
      auth: { rateLimit: { points: 30, seconds: 600 }, sessionSeconds: 7_200, sessionIdleSeconds: 3_600 },
      members: { directory: undefined, demonstration: true },
      search: { rateLimit: { points: 300, seconds: 60 }, siteUrl: 'http://localhost:3000' },
      trustedProxies: ['loopback'],
      allowedOrigins: [],
      logLevel: 'info',
      shutdownDelay: 0,
      observability: { metrics: undefined, tracing: undefined },
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ API_PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' }).config).toMatchObject({
      port: 3001,
      databaseUrl: undefined,
      logLevel: 'info',
    });
  });

  it('reads every variable', () => {
    const { config } = readSettings({
      API_HOST: '0.0.0.0',
      API_PORT: '8080',
      DATABASE_URL: 'postgresql://user:p%40ss@db.example.test/club?sslmode=require',
      ...testKeys,
      DATA_DIR: '/var/lib/jalon',
      RATE_LIMITS: 'all=9/100, submissions=5/60, addresses=6/70, address-searches=8/90, sign-ins=7/80',
      FORM_PROTECTION: 'off',
      KEEP_DAYS: '90, 12:30',
      CANADA_POST_KEY: 'AB12-CD34-EF56-GH78',
      SESSION_MINUTES: '5',
      SESSION_IDLE_MINUTES: '10',
      MEMBER_DIRECTORY_URL: 'https://members.example.test/v1',
      MEMBER_DIRECTORY_KEY: 'directory-secret',
      SITE_URL: 'https://www.example.test',
      TRUSTED_PROXIES: 'uniquelocal, 192.0.2.0/24, 2001:db8::1',
      ALLOWED_ORIGINS: 'https://a.example.test, http://localhost:5173',
      LOG_LEVEL: 'warn',
      WORKER: 'off',
      WORKER_POLL_MS: '500',
      SHUTDOWN_DELAY_SECONDS: '15',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: 'postgresql://user:p%40ss@db.example.test/club?sslmode=require',
      dataDir: '/var/lib/jalon',
      forms: {
        rateLimit: { points: 5, seconds: 60 },
        protection: false,
        keepDays: { standard: 90, forms: new Map([[12, 30]]) },
      },
      addresses: {
        rateLimit: { points: 6, seconds: 70 },
        searchRateLimit: { points: 8, seconds: 90 },
        canadaPost: {
          key: 'AB12-CD34-EF56-GH78',
          baseUrl: 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive/',
        },
      },
      auth: { rateLimit: { points: 7, seconds: 80 }, sessionSeconds: 300, sessionIdleSeconds: 600 },
      members: {
        directory: { key: 'directory-secret', baseUrl: 'https://members.example.test/v1/' },
        demonstration: false,
      },
      search: { rateLimit: { points: 9, seconds: 100 }, siteUrl: 'https://www.example.test' },
      trustedProxies: ['uniquelocal', '192.0.2.0/24', '2001:db8::1'],
      allowedOrigins: ['https://a.example.test', 'http://localhost:5173'],
      logLevel: 'warn',
      outbox: { worker: false, pollInterval: 500 },
      shutdownDelay: 15,
      observability: {
        metrics: { host: '127.0.0.1', port: 9464 },
        tracing: { serviceName: 'jalon-api' },
      },
    });
  });

  it.each([
    [{ API_PORT: '65536' }, 'API_PORT'],
    [{ API_PORT: '-1' }, 'API_PORT'],
    [{ API_PORT: '3001.5' }, 'API_PORT'],
    [{ API_PORT: '0x10' }, 'API_PORT'],
    [{ RATE_LIMITS: 'submissions=0/600' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'submissions=30/ten' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'addresses=60/1.5, orders=10/60' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'quotes=-1/60' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'searches=1/86401' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'submissions' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'forms=30/600' }, 'RATE_LIMITS'],
    [{ ORDER_RATE_LIMIT_POINTS: '60' }, 'ORDER_RATE_LIMIT_POINTS'],
    [{ FORM_PROTECTION: 'yes' }, 'FORM_PROTECTION'],
    [{ KEEP_DAYS: '0' }, 'KEEP_DAYS'],
    [{ KEEP_DAYS: 'a year' }, 'KEEP_DAYS'],
    [{ KEEP_DAYS: '5:1095' }, 'KEEP_DAYS'],
    [{ KEEP_DAYS: '365, 90' }, 'KEEP_DAYS'],
    [{ CANADA_POST_KEY: 'secret' }, 'CANADA_POST_KEY'],
    [{ CANADA_POST_URL: 'http://address.example.test/' }, 'CANADA_POST_URL'],
    [{ CANADA_POST_URL: 'https://address.example.test/?Key=a' }, 'CANADA_POST_URL'],
    [{ CANADA_POST_URL: 'address' }, 'CANADA_POST_URL'],
    [{ SESSION_MINUTES: '0' }, 'SESSION_MINUTES'],
    [{ SESSION_MINUTES: '1441' }, 'SESSION_MINUTES'],
    [{ SESSION_IDLE_MINUTES: '9' }, 'SESSION_IDLE_MINUTES'],
    [{ MEMBER_DIRECTORY_URL: 'https://members.example.test/' }, 'MEMBER_DIRECTORY_KEY'],
    [
      { MEMBER_DIRECTORY_URL: 'http://members.example.test/', MEMBER_DIRECTORY_KEY: 'a' },
      'MEMBER_DIRECTORY_URL',
    ],
    [{ MEMBER_DIRECTORY_KEY: 'two words' }, 'MEMBER_DIRECTORY_KEY'],
    [{ SEED_DEMONSTRATION: 'yes' }, 'SEED_DEMONSTRATION'],
    [{ ...testKeys, DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ ...testKeys, DATABASE_URL: 'postgres://localhost' }, 'DATABASE_URL'],
    [{ DATABASE_OWNER_URL: 'postgres://owner@localhost/jalon' }, 'DATABASE_OWNER_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://api@localhost/jalon' }, 'DATABASE_DIRECT_URL'],
    [{ DATA_KEYS: 'first:dG9vIHNob3J0' }, 'DATA_KEYS'],
    [{ ACCESS_TOKEN_KEYS: `a:${secret},a:${secret}` }, 'ACCESS_TOKEN_KEYS'],
    [{ SITE_URL: 'www.example.test' }, 'SITE_URL'],
    [{ SITE_URL: 'https://www.example.test/fr' }, 'SITE_URL'],
    [{ TRUSTED_PROXIES: 'loopback,everyone' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ PAYMENT_GATEWAY: 'cash' }, 'PAYMENT_GATEWAY'],
    [{ SANDBOX_GATEWAY_PORT: '70000' }, 'SANDBOX_GATEWAY_PORT'],
    [{ SANDBOX_GATEWAY_URL: 'localhost:3002' }, 'SANDBOX_GATEWAY_URL'],
    [{ SANDBOX_GATEWAY_KEY: 'the key without the secret' }, 'SANDBOX_GATEWAY_KEY'],
    [{ LOG_LEVEL: 'INFO' }, 'LOG_LEVEL'],
    [{ WORKER: 'maybe' }, 'WORKER'],
    [{ WORKER_POLL_MS: '10' }, 'WORKER_POLL_MS'],
    [{ SHUTDOWN_DELAY_SECONDS: '61' }, 'SHUTDOWN_DELAY_SECONDS'],
    [{ METRICS_PORT: '65536' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ALLOWED_ORIGINS: 'https://a.example.test/' }, 'ALLOWED_ORIGINS'],
    [{ CLUB_CONFIG: '/nowhere/club.json' }, 'CLUB_CONFIG'],
  ])('has one line against %o', (environment, name) => {
    const { problems } = readSettings(environment);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}\\b.*\\.$`))]);
  });

  it('creates demonstration members only in the embedded database, unless a setting asks for them', () => {
    const seeds = (variables: Record<string, string>) =>
      readSettings(variables).config?.members.demonstration;
    const DATABASE_URL = 'postgres://user:secret@db.example.test/club';
    const directory = { MEMBER_DIRECTORY_URL: 'http://localhost:1/', MEMBER_DIRECTORY_KEY: 'a' };
    expect(seeds({})).toBe(true);
    expect(seeds({ SEED_DEMONSTRATION: 'off' })).toBe(false);
    expect(seeds(directory)).toBe(false);
    expect(seeds({ ...testKeys, DATABASE_URL })).toBe(false);
    expect(seeds({ ...testKeys, DATABASE_URL, SEED_DEMONSTRATION: 'on' })).toBe(true);
  });

  it('repeats no key that it refuses', () => {
    const { problems } = readSettings({ CANADA_POST_KEY: 'AB12-CD34-EF56' });
    expect(problems?.join()).not.toContain('AB12');
    expect(readSettings({ MEMBER_DIRECTORY_KEY: 'two words' }).problems?.join()).not.toContain('words');
  });

  it('has one line for each mistake in the club’s file', async () => {
    const file = join(await folderForTest(), 'club.json');
    await writeFile(file, JSON.stringify({ name: { fr: 'Club' }, batteryTest: { vehicleNames: 'any' } }));
    const { problems } = readSettings({ CLUB_CONFIG: file });
    expect(problems).toEqual([
      expect.stringContaining(`CLUB_CONFIG (${file}): name.en`),
      expect.stringContaining(`CLUB_CONFIG (${file}): batteryTest.vehicleNames`),
    ]);
    await writeFile(file, '{');
    expect(readSettings({ CLUB_CONFIG: file }).problems).toEqual([`CLUB_CONFIG (${file}): is not JSON.`]);
  });

  it('has one line for each mistake in the table of the site’s pages', async () => {
    const SITE_LINKS = join(await folderForTest(), 'links.json');
    const problemsOf = async (links: object) => {
      await writeFile(SITE_LINKS, JSON.stringify(links));
      return readConfig({ SITE_LINKS }).problems;
    };
    const at = `SITE_LINKS (${SITE_LINKS})`;
    expect(readConfig({ SITE_LINKS }).problems).toEqual([`${at}: can’t be read (ENOENT).`]);
    expect(await problemsOf(testLinks)).toBeUndefined();
    const { renewal: _, ...others } = testLinks;
    expect(await problemsOf(others)).toEqual([`${at}: renewal is missing.`]);
    const { fr } = testLinks.gift;
    expect(await problemsOf({ ...testLinks, gift: { fr } })).toEqual([`${at}: gift.en is missing.`]);
    expect(await problemsOf({ ...testLinks, home: { fr: '/fr', en: '/en' } })).toEqual([
      `${at}: the file has no page home.`,
    ]);
    for (const en of ['/en/gift', '/en/gift:token', 'https://club.test/:token', '//club.test/:token']) {
      expect(await problemsOf({ ...testLinks, gift: { fr, en } })).toEqual([
        `${at}: gift.en must be a path with :token, such as /fr/cadeau/:token.`,
      ]);
    }
    for (const en of [
      'maintenance',
      'https://club.test/',
      '//club.test',
      '/\\club.test',
      '/\t/club.test',
      1,
    ]) {
      expect(await problemsOf({ ...testLinks, maintenance: { fr: '/fr', en } })).toHaveLength(1);
    }
    const { resumeForm: __, ...withoutForms } = testLinks;
    await problemsOf(withoutForms);
    expect(readConfig({ SITE_LINKS, CLUB_CONFIG: clubFile({}) }).problems).toBeUndefined();
    const CLUB_CONFIG = clubFile({ forms: { saveAndReturn: ['price-list'] } });
    expect(readConfig({ SITE_LINKS: testLinksFile, CLUB_CONFIG }).problems).toBeUndefined();
    expect(readConfig({ SITE_LINKS, CLUB_CONFIG }).problems).toEqual([
      expect.stringMatching(/^SITE_LINKS: resumeForm is missing/),
    ]);
    await writeFile(SITE_LINKS, '{');
    expect(readConfig({ SITE_LINKS }).problems).toEqual([`${at}: is not JSON.`]);
  });

  it('needs the seller, which contracts and receipts name', async () => {
    const file = join(await folderForTest(), 'club.json');
    await writeFile(file, JSON.stringify({ name: { fr: 'Club Boréal', en: 'Boreal Club' } }));
    expect(readSettings({ CLUB_CONFIG: file }).problems).toEqual([
      expect.stringMatching(/^CLUB_CONFIG .*: checkout\.merchant: is missing/),
    ]);
  });

  it('uses the sandbox gateway with the embedded database, and elsewhere only when configured', () => {
    const DATABASE_URL = 'postgres://db.example.test/club';
    expect(readSettings({}).config?.payments).toMatchObject({
      sandbox: { origin: 'http://localhost:3002', secrets: undefined },
    });
    expect(readSettings({ DATABASE_URL, ...testKeys }).config?.payments).toMatchObject({
      sandbox: { secrets: { key: testKeys.SANDBOX_GATEWAY_KEY } },
    });
    const { PAYMENT_GATEWAY: _, ...withoutGateway } = testKeys;
    expect(readSettings({ DATABASE_URL, ...withoutGateway }).problems).toEqual([
      expect.stringMatching(/^PAYMENT_GATEWAY must be set/),
    ]);
  });

  it('requires Stripe’s three keys for Stripe, and logs none of them', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    };
    expect(readSettings({ PAYMENT_GATEWAY: 'stripe', ...keys }).config?.payments).toMatchObject({
      stripe: {
        secretKey: 'sk_test_secret',
        publishableKey: 'pk_test_public',
        webhookSecret: 'whsec_secret',
      },
    });
    for (const name of Object.keys(keys)) {
      // The keys are easily confused.
      const { problems } = readSettings({ PAYMENT_GATEWAY: 'stripe', ...keys, [name]: 'x_test_secret' });
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must read`))]);
      expect(problems?.join()).not.toContain('x_test_secret');
    }
  });

  it('requires keys for an external database, and logs none of them', () => {
    const DATABASE_URL = 'postgres://user:secret@db.example.test/club';
    expect(readSettings({ DATABASE_URL }).problems).toEqual([
      'ACCESS_TOKEN_KEYS must be set when DATABASE_URL is.',
      'DATA_KEYS must be set when DATABASE_URL is.',
      'PAYMENT_GATEWAY must be set when DATABASE_URL is: stripe, or sandbox for a site without real payments.',
    ]);
    for (const [alone, missing] of [
      ['DATA_KEYS', 'ACCESS_TOKEN_KEYS'],
      ['ACCESS_TOKEN_KEYS', 'DATA_KEYS'],
    ] as const) {
      expect(readSettings({ [alone]: `only:${secret}` }).problems).toEqual([
        `${missing} must be set too: keys that are set alone would not be used.`,
      ]);
    }
    const keys = { ACCESS_TOKEN_KEYS: `new:${secret}, former:${secret}`, DATA_KEYS: `only:${secret}` };
    const { config } = readSettings({ DATABASE_URL, ...testKeys, ...keys });
    expect(config?.keys?.accessTokens.map(({ id }) => id)).toEqual(['new', 'former']);
    expect(config?.keys?.data.map(({ id }) => id)).toEqual(['only']);
    expect(readSettings({ DATA_KEYS: 'dG9vIHNob3J0' }).problems?.join()).not.toContain('dG9v');
  });
});
