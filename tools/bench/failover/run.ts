import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { compareGateway } from '../../../apps/api/src/testing/compare-gateway.ts';
import { approve } from '../kill-orders/buyer.ts';
import { compareBooks } from '../kill-orders/compare-books.ts';
import { primaryOf, removeLeftovers, startDatabaseNodes, untilHealthy } from './database-nodes.ts';
import { createFaults } from './faults.ts';
import { restoreBeforeDelete, takeBackup } from './restore.ts';
import { compareSubmissions, longestGap, startVisitors } from './visitors.ts';
import { startWebServers } from './web-servers.ts';

// Kills, fills or cuts off one part after the other while visitors submit and pay; see README.md.

const { values: options } = parseArgs({
  options: {
    submissions: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '500' },
    /** Only faults whose name contains this word. */
    only: { type: 'string', default: '' },
  },
});
/** The goal: milliseconds without an acknowledged write. No page may fail. */
const longestWithoutWrite = 30_000;

if (process.getuid?.() !== 0) throw new Error('It makes network namespaces, and needs root');
const folder = await mkdtemp(join(tmpdir(), 'jalon-failover-'));
// For PostgreSQL, which does not run as root.
chmodSync(folder, 0o777);
const nodes = await startDatabaseNodes(folder);
const servers = await startWebServers(folder, nodes);

/** Runs `work` with a connection to the primary, and tries again while there is none. */
async function withPrimary<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  for (let tries = 60; ; tries -= 1) {
    const client = new Client({ connectionString: servers.databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (tries === 1) throw error;
      await delay(1_000);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
const count = (statement: string) =>
  withPrimary(async (client) => Number((await client.query(statement)).rows[0]?.count ?? 0));

async function untilNone(statement: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while ((await count(statement)) > 0 && Date.now() < until) await delay(1_000);
}

const ready = async () => {
  const urls = [`${servers.siteUrl}/fr`, `${servers.siteUrl}/api/health/ready`];
  const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)));
  return answers.every((answer) => answer?.ok);
};
while (!(await ready())) await delay(500);
await takeBackup(await primaryOf(nodes));
console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}; the cluster is up`);

const visitors = startVisitors({
  siteUrl: servers.siteUrl,
  gatewayUrl: servers.gatewayUrl,
  submissions: Number(options.submissions),
  orders: Number(options.orders),
});
const began = new Date();
const rows: string[] = [];
let isGoalMissed = false;
await delay(5_000);
for (const { name, strike } of createFaults(nodes, servers.victims)) {
  if (!name.includes(options.only)) continue;
  const from = Date.now();
  const notes = await strike();
  await untilHealthy(nodes);
  await delay(3_000);
  const [write, page] = [longestGap(visitors.writes, from), longestGap(visitors.pages, from)];
  const failed = visitors.failedPages.filter((time) => time > from).length;
  isGoalMissed ||= write > longestWithoutWrite || failed > 0;
  rows.push(
    `| ${name} | ${(write / 1000).toFixed(1)} | ${(page / 1000).toFixed(1)} | ${failed} | ${notes ?? ''} |`,
  );
  console.log(rows.at(-1));
}
await visitors.finish();

const challenges = await withPrimary((client) =>
  client.query<{ url: string }>(
    `SELECT challenge_url AS url FROM payment_attempts WHERE state = 'challenge'`,
  ),
);
for (const { url } of challenges.rows) await approve(url);
await untilNone(
  `SELECT count(*) FROM payment_attempts WHERE state IN ('confirming', 'unknown', 'challenge', 'processing')`,
  180,
);
await untilNone(
  `SELECT count(*) FROM outbox_events WHERE next_attempt_at IS NOT NULL AND kind LIKE 'forms.%'`,
  180,
);

// The gateway's fees are posted when its report is compared.
await compareGateway(
  { databaseUrl: servers.databaseUrl, gatewayUrl: servers.gatewayUrl, dataDir: folder },
  began,
);
const submissions = await withPrimary((client) => compareSubmissions(client, visitors.acknowledged));
const books = await withPrimary((client) =>
  compareBooks({ client, gatewayFile: join(folder, 'sandbox-gateway.sqlite'), told: visitors.told }),
);
const restored = await restoreBeforeDelete(await primaryOf(nodes));
const faults = { ...submissions.faults, ...visitors.faults(), ...books.faults, ...restored.faults };

console.log(`
| fault | longest time without an acknowledged write, s | without a page, s | failed pages | |
|---|---|---|---|---|
${rows.join('\n')}

${[...submissions.facts, ...visitors.facts(), ...books.facts, ...restored.facts].join('\n')}
${Object.entries(faults)
  .map(([fault, number]) => `${number} ${fault}`)
  .join('\n')}`);

await servers.stop();
await Promise.all(nodes.map((node) => node.stop()));
removeLeftovers();
await rm(folder, { recursive: true });
process.exit(isGoalMissed || Object.values(faults).some((number) => number > 0) ? 1 : 0);
