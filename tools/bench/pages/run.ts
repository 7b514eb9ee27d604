import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type RunningServer, startApi, startServer } from '../api.ts';

// Loads many pages from a site with a small heap and watches its memory; see README.md.

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    heap: { type: 'string', default: '256' },
    connections: { type: 'string', default: '16' },
  },
});
const pages = Number(options.pages);
const heap = Number(options.heap);
const connections = Number(options.connections);
/** The load is measured in parts. During the first, caches fill and code is compiled. */
const parts = 10;
/** Megabytes by which the heap may grow after the first part. */
const growthLimit = 16;

const paths = [
  '/fr',
  '/en',
  '/fr/formulaires/test-de-batterie',
  '/en/forms/battery-test',
  '/fr/connexion',
  '/en/sign-in',
];

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-pages-'));
let api: RunningServer | undefined;
let site: RunningServer | undefined;
try {
  api = await startApi({ dataDir, environment: { LOG_LEVEL: 'info' } });
  site = await startServer(resolve(import.meta.dirname, '../../../apps/site/server/main.ts'), {
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      API_URL: api.url,
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
    },
    preload: join(import.meta.dirname, '../fuzz/report-memory.ts'),
  });
  await measure(site);
} finally {
  await site?.stop();
  await api?.stop();
  await rm(dataDir, { recursive: true });
}

async function measure(server: RunningServer): Promise<void> {
  const heaps: number[] = [];
  let failed = 0;
  console.log('| pages | pages/s | 99th percentile, ms | resident, MB | heap after a collection, MB |');
  console.log('|---:|---:|---:|---:|---:|');
  for (let part = 1; part <= parts; part += 1) {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: server.url,
      amount: Math.ceil(pages / parts),
      connections,
      requests: paths.map((path) => ({ path })),
    });
    failed += non2xx + errors;
    const resident = residentMemory(server);
    const used = await heapUsed(server);
    heaps.push(used);
    const figures = [Math.round((pages / parts) * part), requests.mean, latency.p99, resident, used];
    console.log(`| ${figures.map(Math.round).join(' | ')} |`);
  }
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  console.log(`\nHeap limit ${heap} MB. The heap grew by ${growth.toFixed(1)} MB after the first part.`);
  if (failed > 0) console.log(`${failed} pages were not answered with 200.`);
  process.exitCode = growth > growthLimit || failed > 0 ? 1 : 0;
}

async function heapUsed(server: RunningServer): Promise<number> {
  server.process.send('memory');
  const [memory] = await once(server.process, 'message');
  return (memory.heapUsed + memory.external) / 2 ** 20;
}

function residentMemory(server: RunningServer): number {
  const [, kilobytes] =
    readFileSync(`/proc/${server.process.pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m) ?? [];
  return Number(kilobytes) / 1024;
}
