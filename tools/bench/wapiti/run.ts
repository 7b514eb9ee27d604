import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startApi, startServer } from '../api.ts';

// Lets wapiti attack the site, as a visitor and as a member; see README.md.

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '8' } } });
const seconds = Number(options.minutes) * 60;

/** Those that ask no server of their own for help. */
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

/** Where it begins; it follows the links and forms that it finds. */
const starts = [
  '/fr/recherche?q=pneus',
  '/fr/connexion?r=/fr/espace-connecte',
  '/fr/mot-de-passe-oublie',
  '/fr/nouveau-mot-de-passe?token=a',
  '/fr/formulaires/test-de-batterie',
  '/fr/formulaires/nous-joindre',
  '/fr/adhesions',
  '/fr/adhesions/comparer',
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
  infos: z.object({ crawled_pages_nbr: z.optional(z.number()) }),
});

const folder = await mkdtemp(join(tmpdir(), 'jalon-wapiti-'));
const limits = Object.fromEntries(
  [
    '',
    'ADDRESS_',
    'CHECKOUT_',
    'CONSENT_',
    'LOGIN_',
    'ORDER_',
    'PASSWORD_LINK_',
    'QUOTE_',
    'RESUME_LINK_',
    'SEARCH_',
  ].map((name) => [`${name}RATE_LIMIT_POINTS`, '1000000']),
);
const api = await startApi({
  dataDir: join(folder, 'data'),
  environment: { ...limits, FORM_PROTECTION: 'off', LOG_LEVEL: 'info' },
});
const site = await startServer(resolve(import.meta.dirname, '../../../apps/site/server/main.ts'), {
  environment: { PORT: '0', HOST: '127.0.0.1', API_URL: api.url, LOG_LEVEL: 'info' },
});
try {
  for (const [who, headers] of [
    ['visitor', []],
    ['member', ['-H', `Cookie: accessToken=${await signIn()}`]],
  ] as const) {
    const file = join(folder, `${who}.json`);
    const began = performance.now();
    await attack(file, headers);
    const report = reported.parse(JSON.parse(await readFile(file, 'utf8')));
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${who}: ${report.infos.crawled_pages_nbr ?? '?'} pages and forms in ${took} s`);
    for (const [kind, found] of Object.entries({ ...report.vulnerabilities, ...report.anomalies })) {
      if (found.length === 0) continue;
      console.log(`  ${kind}: ${found.length}`);
      const distinct = new Map(found.map((one) => [one.info, one]));
      for (const { method, path, info, parameter } of [...distinct.values()].slice(0, 5)) {
        console.log(`    ${method} ${path} ${parameter ?? ''}: ${info}`);
      }
    }
  }
  let failures = 0;
  for (const [name, server] of Object.entries({ site, api })) {
    const statuses = Array.from(server.log().matchAll(/"(?:statusCode|status)":(\d{3})/g), ([, status]) =>
      Number(status),
    );
    const failed = statuses.filter((status) => status >= 500).length;
    failures += failed;
    console.log(`${name}: ${statuses.length} answers, ${failed} of 500 or above`);
  }
  if (failures > 0) process.exitCode = 1;
} finally {
  await site.stop();
  await api.stop();
  await rm(folder, { recursive: true });
}

async function attack(file: string, headers: readonly string[]): Promise<void> {
  const wapiti = spawn(
    'wapiti',
    [
      ...[
        '-u',
        `${site.url}/fr`,
        '--scope',
        'domain',
        '--flush-session',
        '--store-session',
        folder,
        '--no-bugreport',
      ],
      ...starts.flatMap((path) => ['-s', site.url + path]),
      ...['-m', modules.join(','), '-S', 'normal', '-d', '4', '--max-links-per-page', '40'],
      ...[
        '--max-scan-time',
        String(seconds),
        '--max-attack-time',
        String(Math.ceil(seconds / modules.length)),
      ],
      ...['-f', 'json', '-o', file, ...headers],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await once(wapiti, 'exit');
}

async function signIn(): Promise<string> {
  const response = await fetch(`${api.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'zoe.cote', password: 'jalon-demonstration' }),
  });
  return (await response.json()).accessToken;
}
