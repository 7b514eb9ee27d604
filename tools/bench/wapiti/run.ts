import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultClub } from '@jalon/forms/schemas';
import * as z from 'zod/mini';
import { sitePages } from '../../../apps/site/app/site-map.ts';
import { type RunningServer, startApi, startServer } from '../api.ts';
import { withDatabase } from '../embedded-database.ts';

// Lets wapiti attack the site, as a visitor and as a member, and the API; see README.md.

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '8' } } });
const seconds = Number(options.minutes) * 60;
/** The seconds in which wapiti looks for pages and forms. */
const crawlSeconds = Math.ceil(seconds / 2);

/** The modules that need no server on the internet. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

/** Addresses with parameters. wapiti begins with these and with the French address of every page of the site map. */
const questions = [
  '/fr/resultats-de-recherche?q=pneus',
  '/en/search-results?q=tires',
  '/fr?sp=1&r=/fr/espace-connecte',
  '/fr/connexion?r=/fr/espace-connecte',
  '/fr/nouveau-mot-de-passe?token=a',
  '/fr/adhesions?first=plus&second=premier&differences=1',
  '/fr/adhesion?type=plus&term=year&promo=a',
  '/fr/adhesion/paiement?page=a&attempt=a&challenge=1',
];
const finding = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.nullish(z.string()),
});
const reported = z.object({
  vulnerabilities: z.record(z.string(), z.array(finding)),
  anomalies: z.record(z.string(), z.array(finding)),
});
const answered = z.object({ method: z.string(), status: z.number() });
const described = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.optional(
        z.object({ parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))) }),
      ),
    }),
  ),
});

interface Target {
  readonly who: string;
  readonly server: RunningServer;
  readonly starts: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const folder = await mkdtemp(join(tmpdir(), 'jalon-wapiti-'));
const limits = Object.fromEntries(
  [
    '',
    'ADDRESS_',
    'ADDRESS_SEARCH_',
    'CHECKOUT_',
    'CONSENT_',
    'LOGIN_',
    'ORDER_',
    'ORDER_ATTEMPT_',
    'PASSWORD_LINK_',
    'PAYMENT_',
    'QUOTE_',
    'RESUME_LINK_',
    'SEARCH_',
  ].map((name) => [`${name}RATE_LIMIT_POINTS`, '1000000']),
);
const dataDir = join(folder, 'data');
const api = await startApi({
  dataDir,
  environment: { ...limits, FORM_PROTECTION: 'off', LOG_LEVEL: 'info' },
});
const site = await startServer(resolve(import.meta.dirname, '../../../apps/site/server/main.ts'), {
  environment: { PORT: '0', HOST: '127.0.0.1', API_URL: api.url, LOG_LEVEL: 'info' },
});
try {
  await keepSessions();
  const token = await signIn();
  const pages = sitePages(defaultClub).map(({ paths }) => withParameters(paths.fr));
  const starts = [...questions, ...pages];
  const targets: readonly Target[] = [
    { who: 'visitor', server: site, starts },
    {
      who: 'member',
      server: site,
      starts,
      headers: { cookie: `accessToken=${token}` },
    },
    { who: 'API', server: api, starts: await readsOfApi(), headers: { authorization: `Bearer ${token}` } },
  ];
  for (const target of targets) await attack(target);

  const sessions = await fetch(`${api.url}/api/sessions`, { headers: { authorization: `Bearer ${token}` } });
  if (!sessions.ok) console.log('The session ended on the way: the member was attacked as a visitor.');
  for (const [name, server] of Object.entries({ site, api })) {
    const failed = answersOf(server).filter(({ status }) => status >= 500).length;
    console.log(`${name}: ${answersOf(server).length} answers, ${failed} of 500 or above`);
    if (failed > 0 || !sessions.ok) process.exitCode = 1;
  }
} finally {
  await site.stop();
  await api.stop();
  await rm(folder, { recursive: true });
}

async function attack({ who, server, starts, headers = {} }: Target): Promise<void> {
  const file = join(folder, `${who}.json`);
  const before = answersOf(server).length;
  const began = performance.now();
  const wapiti = spawn(
    'wapiti',
    [
      ...['-u', `${server.url}/`, '--scope', 'folder', '--flush-session', '--store-session', folder],
      ...starts.flatMap((path) => ['-s', server.url + path]),
      ...['-m', modules.join(','), '-S', 'normal', '-d', '4', '--max-links-per-page', '40', '--no-bugreport'],
      ...['--max-scan-time', String(crawlSeconds)],
      ...['--max-attack-time', String(Math.ceil((seconds - crawlSeconds) / modules.length))],
      // wapiti can't read Brotli, and finds no link in it.
      ...Object.entries({ ...headers, 'accept-encoding': 'gzip' }).flatMap(([name, value]) => [
        '-H',
        `${name}: ${value}`,
      ]),
      ...['-f', 'json', '-o', file],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  wapiti.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = await once(wapiti, 'close');
  if (code !== 0) throw new Error(`wapiti ended with code ${code}:\n${output.slice(-2_000)}`);

  const [, found = '?'] = output.match(/found (\d+) URLs and forms/) ?? [];
  const stopped = output.match(/Max attack time was reached/g)?.length ?? 0;
  const took = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${who}: ${found} addresses and forms in ${took} s; the time ended ${stopped} of ${modules.length} modules`,
  );
  const statuses = new Map<string, number>();
  for (const { method, status } of answersOf(server).slice(before)) {
    const answer = `${method} ${status}`;
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
  }
  console.log(`  ${Array.from(statuses, ([answer, count]) => `${answer}: ${count}`).join(', ')}`);

  const report = reported.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const [kind, findings] of Object.entries({ ...report.vulnerabilities, ...report.anomalies })) {
    if (findings.length === 0) continue;
    console.log(`  ${kind}: ${findings.length}`);
    const distinct = new Map(findings.map((one) => [one.info, one]));
    for (const { method, path, info, parameter } of [...distinct.values()].slice(0, 5)) {
      console.log(`    ${method} ${path} ${parameter ?? ''}: ${info}`);
    }
  }
}

/** The answers in the log of a server. */
function answersOf(server: RunningServer): z.infer<typeof answered>[] {
  return server
    .log()
    .split('\n')
    .filter((line) => line.includes('"status":'))
    .map((line) => answered.safeParse(JSON.parse(line)).data)
    .filter((answer) => answer !== undefined);
}

/** Every address that can be read from the API, with every parameter. */
async function readsOfApi(): Promise<string[]> {
  const description = await fetch(`${api.url}/api/openapi.json`);
  const { paths } = described.parse(await description.json());
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const query = (get.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `${name}=a`);
    return [withParameters(path) + (query.length > 0 ? `?${query.join('&')}` : '')];
  });
}

/** An address with its parameters replaced by values. */
function withParameters(path: string): string {
  return path.replaceAll(/:\w+|\{\w+\}/g, 'a');
}

/** Keeps sign-outs from ending the session: wapiti finds the button, and would attack as a visitor from then on. */
async function keepSessions(): Promise<void> {
  await withDatabase(dataDir, (client) =>
    client.query(`
      CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER keep BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION keep()`),
  );
}

async function signIn(): Promise<string> {
  const response = await fetch(`${api.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'zoe.cote', password: 'jalon-demonstration' }),
  });
  return (await response.json()).accessToken;
}
