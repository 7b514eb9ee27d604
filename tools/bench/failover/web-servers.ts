import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ownSandboxSecrets } from '../../../apps/gateway/src/access.ts';
import { freePort } from '../../vite/free-port.ts';
import { siteLinks, specificationClub } from '../api.ts';
import { type KeptProgram, keepRunning, startKillable } from '../killable.ts';
import { configuration, type DatabaseNode, databasePassword, hostAddress } from './database-nodes.ts';

// Two of everything else on this machine: proxy, pooler, API, site, worker. Two programs with one port stand for two
// machines with one address.

export interface WebServers {
  /** What visitors open. */
  readonly siteUrl: string;
  readonly gatewayUrl: string;
  /** The primary, past the pooler. */
  readonly databaseUrl: string;
  readonly victims: Readonly<Record<'proxy' | 'pooler' | 'api' | 'site' | 'worker', KeptProgram>>;
  stop(): Promise<void>;
}

const key = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
/** The user of PgBouncer, which does not run as root. */
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

export async function startWebServers(folder: string, nodes: readonly DatabaseNode[]): Promise<WebServers> {
  const [api1, api2, site1, site2, worker1, worker2, gatewayPort] = await Promise.all(
    Array.from({ length: 7 }, () => freePort()),
  );
  const local = (port = 0) => `127.0.0.1:${port}`;
  const [database1, database2, database3] = nodes.map(({ address }) => address);

  const output = openSync(join(folder, 'proxies.log'), 'w');
  const proxies = twice({
    output,
    command: 'haproxy',
    args: ['-f', join(configuration, 'haproxy.cfg')],
    environment: {
      LISTEN: hostAddress,
      ...{ DATABASE1: database1 ?? '', DATABASE2: database2 ?? '', DATABASE3: database3 ?? '' },
      ...{ POOLER1: '127.0.0.1:6432', POOLER2: '127.0.0.1:6432' },
      ...{ API1: local(api1), API2: local(api2), SITE1: local(site1), SITE2: local(site2) },
    },
  });
  const poolers = twice({
    output,
    command: 'setpriv',
    args: [...asPostgres.slice(1), 'pgbouncer', '--quiet', writePoolerFiles(folder)],
    environment: {},
  });

  const gatewaySecrets = await ownSandboxSecrets(folder);
  const secrets = {
    ACCESS_TOKEN_KEYS: key('access'),
    DATA_KEYS: key('data'),
    SANDBOX_GATEWAY_KEY: gatewaySecrets.key,
    SANDBOX_GATEWAY_WEBHOOK_SECRET: gatewaySecrets.webhookSecret,
    SANDBOX_GATEWAY_URL: `http://${local(gatewayPort)}`,
    SANDBOX_GATEWAY_PORT: String(gatewayPort),
    DATABASE_URL: `postgres://jalon:${databasePassword}@${hostAddress}:6432/jalon`,
    CLUB_CONFIG: specificationClub,
    DATA_DIR: folder,
  };
  const databaseUrl = `postgres://jalon:${databasePassword}@${hostAddress}:5000/jalon`;
  await untilConnected(secrets.DATABASE_URL);
  const startApi = (port = 0, WORKER: 'on' | 'off' = 'off') =>
    startKillable({
      file: 'apps/api/src/main.ts',
      port,
      environment: {
        ...secrets,
        RATE_LIMITS: 'all=1000000/600',
        DATABASE_DIRECT_URL: databaseUrl,
        PAYMENT_GATEWAY: 'sandbox',
        API_PORT: String(port),
        WORKER,
        SITE_LINKS: siteLinks,
        SEED_DEMONSTRATION: 'on',
        FORM_PROTECTION: 'off',
      },
    });
  const startSite = (port = 0) =>
    startKillable({
      file: 'apps/site/server/main.ts',
      port,
      environment: {
        PORT: String(port),
        HOST: '127.0.0.1',
        API_URL: `http://${hostAddress}:3001`,
        CLUB_CONFIG: specificationClub,
        TRUSTED_PROXIES: 'loopback,uniquelocal',
      },
    });
  const [api, worker, site] = [startApi(api1), startApi(worker1, 'on'), startSite(site1)];
  const gateway = startKillable({
    file: 'apps/gateway/src/main.ts',
    port: gatewayPort ?? 0,
    environment: { ...secrets, SANDBOX_GATEWAY_HOST: '127.0.0.1', API_URL: `http://${local(api2)}` },
  });
  const others = [startApi(api2), startApi(worker2, 'on'), startSite(site2)];
  const [proxy, pooler] = [proxies[0], poolers[0]];

  return {
    siteUrl: `http://${hostAddress}:3000`,
    gatewayUrl: gateway.url,
    databaseUrl,
    victims: { proxy, pooler, api, site, worker },
    async stop() {
      const ours = [site, api, worker, gateway, ...others];
      await Promise.all(ours.map((program) => program.stop()));
      await Promise.all([...poolers, ...proxies].map((program) => program.stop()));
    },
  };
}

const twice = (options: Parameters<typeof keepRunning>[0]) =>
  [keepRunning(options), keepRunning(options)] as const;

async function untilConnected(connectionString: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => {});
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isConnected) return;
    await delay(500);
  }
}

/** The file of deploy/cluster with the addresses of this machine; returns its path. */
function writePoolerFiles(folder: string): string {
  const users = join(folder, 'users');
  writeFileSync(users, `"jalon" "${databasePassword}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  const settings = readFileSync(join(configuration, 'pgbouncer.ini'), 'utf8')
    .replace('host=balancer', `host=${hostAddress}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('/run/pgbouncer/users', users);
  writeFileSync(file, settings);
  return file;
}
