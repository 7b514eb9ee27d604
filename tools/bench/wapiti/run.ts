import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { defaultClub } from '@jalon/club';
import * as z from 'zod/mini';
import { sitePages } from '../../../apps/site/app/site-map.ts';
import { type RunningServer, startApi, startServer } from '../api.ts';
import { withDatabase } from '../embedded-database.ts';

// Lets wapiti attack the site, as a visitor and as a member, and the API; see README.md.

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '8' }, only: { type: 'string' } },
});
const seconds = Number(options.minutes) * 60;
/** The seconds in which wapiti looks for pages and forms. */
const crawlSeconds = Math.ceil(seconds / 4);

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

/** Addresses with parameters. wapiti begins with these and with both addresses of every page of the site map. */
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
  readonly hasForms: boolean;
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
  const pages = sitePages(defaultClub).flatMap(({ paths }) => [paths.fr, paths.en].map(withParameters));
  const starts = [...questions, ...pages];
  const targets: readonly Target[] = [
    { who: 'visitor', server: site, starts, hasForms: true },
    { who: 'member', server: site, starts, hasForms: true, headers: { cookie: `accessToken=${token}` } },
    {
      who: 'API',
      server: api,
      starts: await readsOfApi(),
      hasForms: false,
      headers: { authorization: `Bearer ${token}` },
    },
  ];
  for (const target of targets) {
    if (options.only === undefined || options.only === target.who) await attack(target);
  }

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

async function attack(target: Target): Promise<void> {
  const { who, server, starts, hasForms } = target;
  const before = answersOf(server).length;
  const began = performance.now();
  const attackSeconds = seconds - crawlSeconds;
  const crawl = [
    ...['--flush-session', '--max-scan-time', String(crawlSeconds)],
    ...starts.flatMap((path) => ['-s', server.url + path]),
    // wapiti sends a form only after every address that it found earlier: with more links, it reaches few forms.
    ...['-S', 'normal', '-d', '4', '--max-links-per-page', '10'],
  ];
  const outputs = hasForms
    ? [
        await wapiti(target, [...crawl, ...modulesFor('get', attackSeconds / 2)]),
        await wapiti(target, ['--skip-crawl', ...modulesFor('post', attackSeconds / 2)]),
      ]
    : [await wapiti(target, [...crawl, ...modulesFor('get', attackSeconds)])];
  const output = outputs.join('');

  const [, found = '?'] = output.match(/found (\d+) URLs and forms/) ?? [];
  const stopped = output.match(/Max attack time was reached/g)?.length ?? 0;
  const took = ((performance.now() - began) / 1000).toFixed(0);
  const answers = answersOf(server).slice(before);
  const sent = answers.filter(({ method }) => method === 'POST').length;
  const attacked = await attackedForms(who);
  console.log(
    `${who}: ${found} addresses and forms in ${took} s, ${sent} posts, ${attacked.length} pages with forms attacked; the time ended ${stopped} of ${outputs.length * modules.length} runs of modules`,
  );
  if (hasForms && sent === 0) process.exitCode = 1;
  const statuses = new Map<string, number>();
  for (const { method, status } of answers) {
    const answer = `${method} ${status}`;
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
  }
  console.log(`  ${Array.from(statuses, ([answer, count]) => `${answer}: ${count}`).join(', ')}`);

  if (attacked.length > 0) console.log(`  forms of ${attacked.join(' ')}`);

  const report = reported.parse(JSON.parse(await readFile(reportOf(who), 'utf8')));
  for (const [kind, findings] of Object.entries({ ...report.vulnerabilities, ...report.anomalies })) {
    if (findings.length === 0) continue;
    console.log(`  ${kind}: ${findings.length}`);
    const distinct = new Map(findings.map((one) => [one.info, one]));
    for (const { method, path, info, parameter } of [...distinct.values()].slice(0, 5)) {
      console.log(`    ${method} ${path} ${parameter ?? ''}: ${info}`);
    }
  }
}

/** Every module for one method, with an equal share of the time. */
function modulesFor(method: 'get' | 'post', shared: number): string[] {
  const names = modules.map((name) => `${name}:${method}`).join(',');
  return ['-m', names, '--max-attack-time', String(Math.ceil(shared / modules.length))];
}

/** The report of the latest run against a target. It has the findings of the earlier ones too. */
function reportOf(who: string): string {
  return join(folder, `${who}.json`);
}

/** The paths of the forms that at least one module attacked. */
async function attackedForms(who: string): Promise<string[]> {
  const [file] = (await readdir(join(folder, who))).filter((name) => name.endsWith('.db'));
  if (file === undefined) throw new Error(`wapiti kept no session of ${who}`);
  const session = new DatabaseSync(join(folder, who, file), { readOnly: true });
  const rows = session
    .prepare(
      `SELECT DISTINCT path FROM paths JOIN attack_log USING (path_id) WHERE method = 'POST' ORDER BY path`,
    )
    .all();
  session.close();
  return rows.map(({ path }) => new URL(String(path)).pathname);
}

/** Runs wapiti against a target and returns what it printed. */
async function wapiti({ who, server, headers = {} }: Target, options: readonly string[]): Promise<string> {
  const child = spawn(
    'wapiti',
    [
      ...['-u', `${server.url}/`, '--scope', 'folder', '--store-session', join(folder, who)],
      ...options,
      // wapiti can't read Brotli, and finds no link in it.
      ...Object.entries({ ...headers, 'accept-encoding': 'gzip' }).flatMap(([name, value]) => [
        '-H',
        `${name}: ${value}`,
      ]),
      ...['--no-bugreport', '-f', 'json', '-o', reportOf(who)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`wapiti ended with code ${code}:\n${output.slice(-2_000)}`);
  return output;
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
