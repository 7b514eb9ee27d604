import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { launchChromium } from '../../vite/chromium.ts';
import { freePort } from '../../vite/free-port.ts';
import { startApi, startServer } from '../api.ts';
import { installUnlocked, loadLighthouse, type Report } from '../lighthouse.ts';
import { machine, median } from '../machine.ts';

// Pages of content compared with Next.js, and as Lighthouse sees them on a phone; see README.md.

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);

const here = import.meta.dirname;
const installed = installUnlocked(here, 'bench-content');
const dataDir = mkdtempSync(join(tmpdir(), 'jalon-content-'));

/** The page that both servers serve. */
const measured = '/fr/assistance-routiere';

const walked = [
  '/fr',
  '/fr/adhesions',
  '/fr/assistance-routiere',
  '/fr/conseils',
  '/fr/conseils/articles/pneus-d-hiver',
  '/fr/aide',
  '/en',
  '/en/travel',
  '/en/memberships/choose',
  '/en/insurance/auto',
];

/** Attributes that have another name in React. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  hreflang: 'hrefLang',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  fetchpriority: 'fetchPriority',
};

const api = await startApi({ dataDir, environment: { CLUB_CONFIG: '' } });
const site = await startServer(resolve(here, '../../../apps/site/server/main.ts'), {
  environment: { PORT: '0', HOST: '127.0.0.1', API_URL: api.url },
});
try {
  if (options.only !== 'lighthouse') await besideNext();
  if (options.only !== 'requests') await lighthouse();
} finally {
  await site.stop();
  await api.stop();
  rmSync(dataDir, { recursive: true });
}

async function besideNext(): Promise<void> {
  const app = `${installed}/app`;
  rmSync(app, { recursive: true, force: true });
  cpSync(join(here, 'next'), app, { recursive: true });
  writeFileSync(`${app}/content.json`, JSON.stringify(await elementsAt(site.url + measured)));
  const environment = {
    PATH: process.env.PATH,
    NEXT_TELEMETRY_DISABLED: '1',
    // Otherwise Next.js adds its packages for other machines to the lock file of this repository.
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  };
  const next = `${installed}/node_modules/next/dist/bin/next`;
  execFileSync(process.execPath, [next, 'build', app], { env: environment, stdio: 'inherit' });
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', app, '--port', String(port)], {
    env: { ...environment, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const nextUrl = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers(nextUrl);
    onCore(0, site.process.pid);
    onCore(0, server.pid);
    onCore(1, process.pid);
    const memberInfo = JSON.stringify({ name: 'Zoé', surname: 'Côté', memberNumber: '620272000000000' });
    const member = { cookie: `memberInfo=${encodeURIComponent(memberInfo)}` };
    const subjects = [
      { name: 'a visitor’s page, from the cache', url: site.url + measured },
      { name: 'the same, not changed since (304)', url: site.url + measured, unchanged: true },
      { name: 'a member’s page: its header made, the rest kept', url: site.url + measured, headers: member },
      { name: 'a page made as a whole', url: `${site.url + measured}?a=1` },
      { name: 'Next.js, prerendered', url: `${nextUrl}/prerendered` },
      { name: 'Next.js, dynamic', url: `${nextUrl}/dynamic` },
    ].map((subject) => ({ ...subject, plain: [] as number[], compressed: [] as number[], bytes: 0 }));
    // Interleaved, so that a slow phase of the machine affects every subject. The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const headers = { ...subject.headers, ...(subject.unchanged && (await knownTag(subject.url))) };
        const plain = await load(subject.url, headers);
        const compressed = await load(subject.url, { ...headers, 'accept-encoding': 'gzip, deflate, br' });
        subject.bytes = compressed.bytes;
        if (round === 0) continue;
        subject.plain.push(plain.rate);
        subject.compressed.push(compressed.rate);
      }
    }
    console.log(`\nRequests a second on one core, ${measured}\n`);
    console.log('| | not compressed | compressed, as browsers ask | kB sent |');
    console.log('|---|---:|---:|---:|');
    for (const { name, plain, compressed, bytes } of subjects) {
      const rates = [median(plain), median(compressed)].map((rate) => Math.round(rate).toLocaleString('en'));
      console.log(`| ${[name, ...rates, (bytes / 1024).toFixed(1)].join(' | ')} |`);
    }
    console.log(`\n${rounds} rounds of ${seconds} s; ${machine('not used')}`);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

/** Binds a process and its threads to a core. */
function onCore(core: number, pid: number | undefined): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], {
    stdio: 'ignore',
  });
}

async function knownTag(url: string): Promise<Record<string, string>> {
  return { 'if-none-match': (await fetch(url)).headers.get('etag') ?? '' };
}

async function load(url: string, headers: Record<string, string>): Promise<{ rate: number; bytes: number }> {
  const result = await autocannon({ url, headers, duration: seconds, connections: 16 });
  const answers = result['2xx'] + result['3xx'];
  if (result.errors || result.non2xx > result['3xx']) throw new Error(`${url} failed`);
  return { rate: answers / result.duration, bytes: result.throughput.total / answers };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${url}/dynamic`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} did not start`);
}

type Tree = string | [tag: string, props: Record<string, string | boolean>, ...children: Tree[]];

/** The body of a page, and the styles in its head, as a tree from which React can create elements. */
async function elementsAt(url: string): Promise<Tree> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    return await page.evaluate((names) => {
      const treeOf = (element: Element): Tree => [
        element.localName,
        Object.fromEntries(
          Array.from(element.attributes, ({ name, value }) => [names[name] ?? name, value || true]),
        ),
        ...Array.from(element.childNodes, (node) =>
          node instanceof Element ? treeOf(node) : (node.textContent ?? ''),
        ),
      ];
      const styles = Array.from(document.querySelectorAll('head style'), treeOf);
      return ['div', {}, ...styles, ...Array.from(document.body.children, treeOf)];
    }, reactNames);
  } finally {
    await browser.close();
  }
}

async function lighthouse(): Promise<void> {
  const { report } = await loadLighthouse(installed);
  console.log('\nLighthouse, mobile, slow 4G\n');
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms | script, kB |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  const failed: string[] = [];
  for (const path of walked) {
    const lhr = await report(site.url + path);
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((lhr.categories[name]?.score ?? 0) * 100),
    );
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const figures = [
      (value('largest-contentful-paint') / 1000).toFixed(2),
      value('cumulative-layout-shift').toFixed(3),
      value('total-blocking-time').toFixed(0),
      (scriptBytes(lhr) / 1024).toFixed(1),
    ];
    console.log(`| ${[path, ...scores, ...figures].join(' | ')} |`);
    for (const name of ['accessibility', 'best-practices', 'seo']) {
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
        const score = lhr.audits[id]?.score ?? 1;
        if (weight > 0 && score < 1) failed.push(`${path}: ${id}`);
      }
    }
  }
  console.log(`\n${failed.length > 0 ? failed.join('\n') : 'No audit failed.'}\n\n${machine('not named')}`);
}

function scriptBytes({ audits }: Report): number {
  const { details } = (audits['network-requests'] ?? {}) as {
    details?: { items: { resourceType: string; transferSize: number }[] };
  };
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
