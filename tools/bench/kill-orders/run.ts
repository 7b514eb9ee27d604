import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareGateway } from '../../../apps/api/src/testing/compare-gateway.ts';
import { modifyCheckout, wholeCheckout } from '../../../apps/api/src/testing/saved-checkouts.ts';
import { freePort } from '../../vite/free-port.ts';
import { siteLinks } from '../api.ts';
import { databaseUrl, withDatabase } from '../embedded-database.ts';
import { killPostgres, killPostgresProcess, startKillable } from '../killable.ts';
import { createAfterPayment } from './after-payment.ts';
import { accounts, approve, cards, createBuyers, pick } from './buyer.ts';
import { compareBooks } from './compare-books.ts';
import { startProxy } from './cutable-proxy.ts';

// Kills the API, PostgreSQL, the sandbox gateway and the network between them while visitors pay; see README.md.

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '24' },
    apis: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '8' },
  },
});
const orderCount = Number(options.orders);
const kills = Number(options.kills);
const visitorCount = Number(options.visitors);
/** The maximum time without progress, in milliseconds. */
const timeout = 180_000;
/** How long refunds and disputes may take to be known at the end, in milliseconds: a refund is asked for again after 10 and 60 s. */
const settleTimeout = 420_000;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-kill-orders-'));

const gatewayPort = await freePort();
const proxyPort = await freePort();
const apiPorts = await Promise.all(Array.from({ length: Number(options.apis) }, () => freePort()));
const proxy = await startProxy(proxyPort, gatewayPort);

const gateway = startKillable({
  file: 'apps/gateway/src/main.ts',
  port: gatewayPort,
  environment: {
    DATA_DIR: dataDir,
    SANDBOX_GATEWAY_HOST: '127.0.0.1',
    SANDBOX_GATEWAY_PORT: String(gatewayPort),
    API_URL: `http://127.0.0.1:${apiPorts[0]}`,
  },
});
const apis = apiPorts.map((port) =>
  startKillable({
    file: 'apps/api/src/main.ts',
    port,
    environment: {
      RATE_LIMITS: 'all=1000000/600',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SITE_LINKS: siteLinks,
      // Browsers call the gateway directly; the API calls it through the network that fails.
      SANDBOX_GATEWAY_URL: `http://127.0.0.1:${proxyPort}`,
      FORM_PROTECTION: 'off',
    },
  }),
);

const anyApi = () => apis[Math.floor(Math.random() * apis.length)]?.url ?? '';
const buyers = createBuyers({ api: anyApi, gatewayUrl: gateway.url });
const { counts, refusals, told, insist, checkOut } = buyers;
let finished = 0;

async function visitor(): Promise<void> {
  while (finished < orderCount) {
    const isBank = Math.random() < 0.1;
    const number = pick(isBank ? accounts : cards);
    await checkOut(wholeCheckout, { number });
    finished += 1;
  }
}

/** A member whose card is always declined: the club dollars of each order must come back. */
async function poorMember(): Promise<void> {
  const login = { body: { username: 'zoe.cote', password: 'jalon-demonstration' } };
  const { accessToken } = await insist(() => `${anyApi()}/api/login`, login);
  if (!accessToken) throw new Error('The member could not sign in');
  const spending = {
    ...modifyCheckout,
    data: { ...modifyCheckout.data, step4: { montantDollarsCAAUtilise: 1_000 } },
  };
  while (finished < orderCount) {
    await checkOut(spending, {
      number: pick(['4000000000000002', '4000008260003178']),
      headers: { authorization: `Bearer ${accessToken}` },
    });
    finished += 1;
    await delay(200);
  }
}

const victims: readonly { readonly name: string; readonly strike: () => void | Promise<void> }[] = [
  { name: 'one API', strike: () => pick(apis).kill() },
  { name: 'the gateway', strike: () => gateway.kill() },
  { name: 'the network, for 1 s', strike: () => proxy.cut(1_000) },
  { name: 'the answers of the gateway, for 1 s', strike: () => proxy.swallowAnswers(1_000) },
  { name: 'PostgreSQL', strike: () => killPostgres(dataDir) },
  { name: 'a process of PostgreSQL', strike: () => killPostgresProcess(dataDir) },
  {
    name: 'every API',
    strike: () => {
      for (const api of apis) api.kill();
    },
  },
  {
    name: 'every API, PostgreSQL and the gateway',
    strike: () => {
      for (const server of [...apis, gateway]) server.kill();
      killPostgres(dataDir);
    },
  },
];

async function finishedReach(count: number): Promise<void> {
  while (finished < Math.min(count, orderCount)) {
    if (buyers.sinceAnswer() > timeout) throw new Error(`No answer for ${timeout} ms`);
    await delay(5);
  }
}

async function strikeAll(): Promise<void> {
  const between = orderCount / (kills + 1);
  for (let strike = 0; strike < kills; strike += 1) {
    await finishedReach(Math.round((strike + 0.5 + Math.random() / 2) * between));
    const victim = victims[strike % victims.length];
    const before = finished;
    const at = Date.now();
    await victim?.strike();
    await finishedReach(before + visitorCount + 1);
    console.log(
      `kill ${strike + 1}: ${victim?.name}; ${visitorCount + 1} orders later ${Date.now() - at} ms had passed; ${finished} orders`,
    );
  }
}

const after = createAfterPayment({
  dataDir,
  gatewayUrl: gateway.url,
  isOver: () => finished >= orderCount,
});

await insist(() => `${apis[0]?.url}/api/health/ready`, { method: 'GET' });
const began = Date.now();
await Promise.all([
  strikeAll(),
  poorMember(),
  after.bank(),
  after.operator(),
  ...Array.from({ length: visitorCount }, visitor),
]);
const seconds = (Date.now() - began) / 1000;
console.log(`${finished} orders in ${seconds.toFixed(1)} s; waiting for the open ones`);

// Visitors who left the bank's page while the gateway was down return to it.
const challenges = await withDatabase(dataDir, (client) =>
  client.query<{ url: string }>(
    `SELECT challenge_url AS url FROM payment_attempts WHERE state = 'challenge'`,
  ),
);
for (const { url } of challenges.rows) await approve(url);

// Every outcome becomes known without further requests: the processes check the attempts that visitors left, refunds are asked for
// again after a minute, and the gateway sends its events again.
const openUntil = Date.now() + settleTimeout;
for (;;) {
  // Events about the last disputes arrive while this waits.
  await after.decideAll();
  const open = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM payment_attempts WHERE state IN ('confirming', 'unknown', 'challenge', 'processing'))
         + (SELECT count(*) FROM disputes WHERE state IN ('open', 'inquiry'))
         + (SELECT count(*) FROM refunds WHERE refunded_at IS NULL AND failed_at IS NULL))::int AS count`,
    );
    return rows[0]?.count;
  }).catch(() => undefined);
  if (open === 0 || Date.now() > openUntil) break;
  await delay(1_000);
}
const settled = (Date.now() - began) / 1000 - seconds;

await compareGateway(
  { databaseUrl: databaseUrl(dataDir), gatewayUrl: gateway.url, dataDir },
  new Date(began),
);
const report = await withDatabase(dataDir, (client) =>
  compareBooks({ client, gatewayFile: join(dataDir, 'sandbox-gateway.sqlite'), told }),
);
await Promise.all([...apis, gateway].map((server) => server.stop()));
proxy.close();
await rm(dataDir, { recursive: true });

console.log(`
${kills} kills, ${apis.length} APIs, ${visitorCount + 1} visitors, ${finished} orders in ${seconds.toFixed(1)} s
${counts.calls} calls: ${counts.lostAnswers} without an answer, ${counts.unavailable} answered 503; ${counts.pressedTwice} orders pressed twice
${counts.left} payments left open by their visitor; the last was settled ${settled.toFixed(0)} s after the end
after the payment: ${Object.entries(after.counts)
  .map(([what, count]) => `${what} ${count}`)
  .join(', ')}
${refusals.length} orders refused: ${[...new Set(refusals)].join(' ')}
${report.facts.join('\n')}
${Object.entries(report.faults)
  .map(([fault, count]) => `${count} ${fault}`)
  .join('\n')}`);

if (Object.values(report.faults).some((count) => count > 0)) process.exitCode = 1;
