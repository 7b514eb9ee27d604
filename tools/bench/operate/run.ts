// Tries the procedures of docs/operating.md while visitors send forms, buy memberships and read pages: a rolling
// restart of the API and of the site, a backup and its restore, a change of `DATA_KEYS`. See README.md.
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { contract } from '../../../apps/api/src/testing/checkouts.ts';
import { wholeCheckout } from '../../../apps/api/src/testing/saved-checkouts.ts';
import { freePort } from '../../vite/free-port.ts';
import { type RunningServer, siteLinks, specificationClub, startServer } from '../api.ts';
import { startBalancer } from './balancer.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error('Set DATABASE_URL to a PostgreSQL of which pg_dump has the version.');
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'jalon-operate-'));

const secret = () => randomBytes(32).toString('base64');
const [first, second] = [`first:${secret()}`, `second:${secret()}`];
const gatewayPort = String(await freePort());
const shared = {
  RATE_LIMITS: 'all=1000000/600',
  DATABASE_URL: await createDatabase('jalon_operate'),
  DATA_DIR: folder,
  CLUB_CONFIG: specificationClub,
  CONTENT_COPY: join(folder, 'content.json'),
  PICTURE_CACHE: join(folder, 'pictures'),
  ACCESS_TOKEN_KEYS: `tokens:${secret()}`,
  PAYMENT_GATEWAY: 'sandbox',
  SANDBOX_GATEWAY_HOST: '127.0.0.1',
  SANDBOX_GATEWAY_PORT: gatewayPort,
  SANDBOX_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
  SANDBOX_GATEWAY_KEY: secret(),
  SANDBOX_GATEWAY_WEBHOOK_SECRET: secret(),
  SEED_DEMONSTRATION: 'on',
  FORM_PROTECTION: 'off',
  SHUTDOWN_DELAY_SECONDS: '1',
  LOG_LEVEL: 'info',
};
let dataKeys = first;

const apiBalancer = await startBalancer();
const siteBalancer = await startBalancer();
const gateway = await startServer(join(root, 'apps/gateway/src/main.ts'), {
  environment: { ...shared, API_URL: apiBalancer.url },
});
let apis = [await startApi(), await startApi()];
let sites = [await startSite(), await startSite()];

function startApi(): Promise<RunningServer> {
  const environment = { ...shared, DATA_KEYS: dataKeys, SITE_LINKS: siteLinks, API_PORT: '0' };
  return startServer(join(root, 'apps/api/src/main.ts'), { environment }).then(async (api) => {
    await untilReady(`${api.url}/api/health/ready`);
    apiBalancer.add(api.url);
    return api;
  });
}

async function startSite(): Promise<RunningServer> {
  const environment = { ...shared, API_URL: apiBalancer.url, HOST: '127.0.0.1', PORT: '0' };
  const site = await startServer(join(root, 'apps/site/server/main.ts'), { environment });
  await untilReady(`${site.url}/robots.txt`);
  siteBalancer.add(site.url);
  return site;
}

async function untilReady(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await delay(50);
}

/** Starts a replacement for each process, and stops the old one after the proxy has removed it. */
async function replace(
  former: RunningServer[],
  { start, balancer }: { start: () => Promise<RunningServer>; balancer: { remove(url: string): void } },
): Promise<RunningServer[]> {
  const replacements: RunningServer[] = [];
  for (const server of former) {
    replacements.push(await start());
    balancer.remove(server.url);
    await server.stop();
  }
  return replacements;
}

const restartApis = async () => {
  apis = await replace(apis, { start: startApi, balancer: apiBalancer });
};
const restartSites = async () => {
  sites = await replace(sites, { start: startSite, balancer: siteBalancer });
};

const counts = { pages: 0, submissions: 0, orders: 0 };
const failures: string[] = [];
/** The data that visitors were told is stored: the model that each typed, and the order numbers. */
const models = new Set<string>();
const orders = new Set<string>();
let isOpen = true;

async function ask(
  path: string,
  { body, origin = siteBalancer.url }: { body?: object; origin?: string } = {},
) {
  const post = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(origin + path, { ...post, signal: AbortSignal.timeout(15_000) });
    const text = await response.text();
    if (response.ok) return text;
    failures.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
  } catch (error) {
    failures.push(`${path}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`);
  }
  return undefined;
}

async function askJson(path: string, options: { body?: object; origin?: string }) {
  const answer = await ask(path, options);
  return answer === undefined ? undefined : JSON.parse(answer);
}

async function reader(): Promise<void> {
  const paths = ['/fr', '/en', '/fr/formulaires/test-de-batterie', '/fr/formulaires/conseil-auto'];
  for (let turn = 0; isOpen; turn += 1) {
    if (await ask(paths[turn % paths.length] ?? '/fr')) counts.pages += 1;
    await delay(20);
  }
}

async function sender(): Promise<void> {
  while (isOpen) {
    const vehiculeModele = `N${randomBytes(6).toString('hex')}`;
    const vehicle = {
      centreUrbain: 'Laval',
      vehiculeMarque: 'Toyota',
      vehiculeModele,
      vehiculeAnnee: '2020',
    };
    const body = { formID: '12', locale: 'F', userAgent: 'operate bench', ...vehicle };
    if (await ask('/api/forms/12', { body })) models.add(vehiculeModele);
    counts.submissions = models.size;
    await delay(20);
  }
}

async function buyer(): Promise<void> {
  const card = { method: 'card', number: '4242424242424242', expiry: '12/40', code: '123' };
  while (isOpen) {
    const token = await askJson('/tokens', { body: card, origin: gateway.url });
    const checkout = { ...wholeCheckout, payment: token?.payment };
    const saved = await askJson('/api/checkouts', { body: checkout });
    const body = { quoteId: saved?.quote.id, locale: 'fr', returnPath: '/fr/revision', contract };
    const placed = saved && (await askJson(`/api/checkouts/${saved.id}/order`, { body }));
    const number = placed?.attempt?.receipt?.orderNumber;
    if (number) orders.add(number);
    counts.orders = orders.size;
    await delay(50);
  }
}

const visitors = [reader(), reader(), sender(), sender(), buyer()];
await delay(3_000);
say('Visitors send, buy and read.');

await restartApis();
say('The API was restarted, process by process.');
await restartSites();
say('The site was restarted, process by process.');

const before = { models: [...models], orders: [...orders] };
const dump = join(folder, 'backup');
await run('pg_dump', ['--format=custom', `--file=${dump}`, shared.DATABASE_URL]);
const restored = await createDatabase('jalon_operate_restored');
await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump]);
const bytes = (await stat(dump)).size;
say(`A backup of ${Math.round(bytes / 1024)} kB was made and restored while visitors went on.`);
await expectDecrypted('The restored backup', before, { DATABASE_URL: restored, DATA_KEYS: first });

for (const keys of [`${first},${second}`, `${second},${first}`]) {
  dataKeys = keys;
  await restartApis();
}
await command('submissions', ['rotate'], { DATA_KEYS: dataKeys });
await command('orders', ['rotate'], { DATA_KEYS: dataKeys });
dataKeys = second;
await restartApis();
say('DATA_KEYS was changed, with three restarts and the two commands.');

isOpen = false;
await Promise.all(visitors);
const all = { models: [...models], orders: [...orders] };
await expectDecrypted('The database with the new key alone', all, { DATA_KEYS: second });
const unreadable = await command('submissions', ['export', '--format', 'json'], {
  DATABASE_URL: restored,
  DATA_KEYS: second,
}).catch(() => 'refused');
if (unreadable !== 'refused') failures.push('The backup can be read without its key.');

await Promise.all([...apis, ...sites, gateway].map((server) => server.stop()));
apiBalancer.stop();
siteBalancer.stop();
await rm(folder, { recursive: true });
say(
  `${counts.pages} pages, ${counts.submissions} submissions, ${counts.orders} orders; ${failures.length} failed.`,
);
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 || counts.orders === 0 ? 1 : 0;

/** Compares that data with what the operator's commands show. */
async function expectDecrypted(
  where: string,
  told: { models: string[]; orders: string[] },
  environment: Record<string, string>,
): Promise<void> {
  const exported = await command('submissions', ['export', '--format', 'json'], environment);
  const lost = told.models.filter((model) => !exported.includes(model));
  if (lost.length > 0) failures.push(`${where} lacks ${lost.length} submissions.`);
  const sample = told.orders.filter((_, index) => index % Math.ceil(told.orders.length / 3) === 0);
  for (const number of sample) {
    const shown = await command('orders', ['show', number], environment);
    if (!shown.includes('Tremblay')) failures.push(`${where} can’t show the order ${number}.`);
  }
  say(`${where}: ${told.models.length} submissions and ${sample.length} orders were decrypted.`);
}

async function command(name: string, args: string[], environment: Record<string, string>): Promise<string> {
  const file = join(root, 'tools/jalon/jalon.ts');
  const { stdout } = await run(process.execPath, ['--conditions=@jalon/source', file, name, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...shared, ...environment },
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** An empty database on the server of `DATABASE_URL`. */
async function createDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

function say(line: string): void {
  const seconds = String(Math.round((performance.now() - began) / 1000)).padStart(4);
  console.log(`${seconds} s  ${line}${failures.length > 0 ? ` Failed so far: ${failures.length}.` : ''}`);
}
