import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type KeptProgram, keepRunning } from '../killable.ts';

// Three machines of the database: each has a network of its own (a namespace of Linux), a disk of its own (in memory),
// etcd, Patroni with PostgreSQL, and the guard of its disk, with the files of deploy/cluster.

export const configuration = resolve(import.meta.dirname, '../../../deploy/cluster');
/** The address of the machine that runs everything else. */
export const hostAddress = '10.77.0.1';
const bridge = 'jalon-bench';
const diskMegabytes = 800;
/** Free megabytes at which a primary gives its role away. */
const reserveMegabytes = 100;
export const databasePassword = 'bench';

export interface DatabaseNode {
  readonly name: string;
  readonly address: string;
  readonly disk: string;
  readonly dataDir: string;
  readonly etcd: KeptProgram;
  /** Kills PostgreSQL, Patroni and the guard; they start again after `downtime` milliseconds. */
  kill(downtime: number): void;
  cutNetwork(): void;
  restoreNetwork(): void;
  /** Runs a program on this machine as the user of PostgreSQL; true when it succeeds. */
  run(command: string, ...args: string[]): Promise<boolean>;
  stop(): Promise<void>;
}

const root = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'pipe' }).toString();
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Starts the machines, and waits until one is the primary and the others stream from it. */
export async function startDatabaseNodes(folder: string): Promise<readonly DatabaseNode[]> {
  removeLeftovers();
  root('ip', 'link', 'add', bridge, 'type', 'bridge');
  root('ip', 'address', 'add', `${hostAddress}/24`, 'dev', bridge);
  root('ip', 'link', 'set', bridge, 'up');
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  root('chown', 'postgres', backups);
  const nodes = [1, 2, 3].map((number) => startNode(number, folder));
  await untilHealthy(nodes);
  return nodes;
}

const addressOf = (number: number) => `10.77.0.1${number}`;

function startNode(number: number, folder: string): DatabaseNode {
  const [name, address] = [`database${number}`, addressOf(number)];
  const disk = join(folder, name);
  const dataDir = join(disk, 'data');
  const link = `${bridge}${number}`;
  mkdirSync(disk);
  root('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk);
  root('chown', 'postgres', disk);
  root('ip', 'netns', 'add', name);
  root('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  root('ip', 'link', 'set', link, 'master', bridge, 'up');
  root('ip', '-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['eth0', 'lo']) root('ip', '-n', name, 'link', 'set', device, 'up');

  // With a folder of its own for the socket of PostgreSQL.
  const withSocket = 'mount --bind "$0" /run/postgresql && exec "$@"';
  const inside = ['netns', 'exec', name, 'sh', '-c', withSocket, disk];
  const output = openSync(join(folder, `${name}.log`), 'w');
  const keep = (args: readonly string[], environment: Record<string, string> = {}) =>
    keepRunning({ command: 'ip', args: [...inside, ...args], environment, output });

  const peers = [1, 2, 3].map((peer) => `database${peer}=http://${addressOf(peer)}:2380`).join();
  const etcd = keep([
    ...['etcd', '--name', name, '--data-dir', join(disk, 'etcd'), '--log-level', 'error', '--enable-v2'],
    ...[
      '--listen-peer-urls',
      `http://${address}:2380`,
      '--initial-advertise-peer-urls',
      `http://${address}:2380`,
    ],
    ...[
      '--listen-client-urls',
      `http://${address}:2379`,
      '--advertise-client-urls',
      `http://${address}:2379`,
    ],
    ...['--initial-cluster', peers],
  ]);
  const environment = {
    PATH: `${configuration}:/usr/lib/postgresql/15/bin:${process.env.PATH}`,
    HOME: disk,
    DATABASE_PASSWORD: databasePassword,
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: [1, 2, 3].map((peer) => `${addressOf(peer)}:2379`).join(),
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: '0.0.0.0:5432',
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: '/usr/lib/postgresql/15/bin',
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: databasePassword,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: databasePassword,
    ...backupEnvironment(folder, dataDir),
  };
  const patroni = keep([...asPostgres, 'patroni', join(configuration, 'patroni.yml')], environment);
  const guard = keep(
    [join(configuration, 'disk-guard.sh'), disk, String(reserveMegabytes), `http://${address}:8008`],
    environment,
  );

  return {
    name,
    address,
    disk,
    dataDir,
    etcd,
    kill(downtime) {
      guard.kill(downtime);
      patroni.kill(downtime);
      const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(postmaster, 'SIGKILL');
    },
    cutNetwork: () => void root('ip', 'link', 'set', link, 'down'),
    restoreNetwork: () => void root('ip', 'link', 'set', link, 'up'),
    async run(command, ...args) {
      const child = spawn('ip', [...inside, ...asPostgres, command, ...args], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', output, output],
      });
      const [code] = await once(child, 'exit');
      return code === 0;
    },
    async stop() {
      await Promise.all([guard, patroni].map((program) => program.stop()));
      await etcd.stop();
      root('umount', disk);
    },
  };
}

/** Settings of pgBackRest. The folder of the backups simulates a storage that all machines reach. */
export const backupEnvironment = (folder: string, dataDir: string) => ({
  PGBACKREST_REPO1_PATH: join(folder, 'backups'),
  PGBACKREST_PG1_PATH: dataDir,
  PGBACKREST_LOG_LEVEL_FILE: 'off',
  PGBACKREST_LOG_LEVEL_CONSOLE: 'warn',
  PGBACKREST_LOCK_PATH: join(dataDir, '../lock'),
  PGBACKREST_SPOOL_PATH: join(dataDir, '../spool'),
});

/** Ends what an interrupted run left. */
export function removeLeftovers(): void {
  for (const number of [1, 2, 3]) {
    const pids = spawnSync('ip', ['netns', 'pids', `database${number}`])
      .stdout.toString()
      .trim();
    if (pids) spawnSync('kill', ['-9', ...pids.split('\n')]);
    spawnSync('ip', ['link', 'delete', `${bridge}${number}`]);
    spawnSync('ip', ['netns', 'delete', `database${number}`]);
  }
  spawnSync('ip', ['link', 'delete', bridge]);
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The members as Patroni sees them; undefined while none answers. */
export async function membersOf(nodes: readonly DatabaseNode[]): Promise<readonly Member[] | undefined> {
  for (const { address } of nodes) {
    const answer = await fetch(`http://${address}:8008/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()).members;
  }
  return undefined;
}

/** The node that is the primary. */
export async function primaryOf(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  const name = (await membersOf(nodes))?.find(({ role }) => role === 'leader')?.name;
  const primary = nodes.find((node) => node.name === name);
  if (!primary) throw new Error('There is no primary');
  return primary;
}

/**
 * Resolves with true once there are a primary, a synchronous standby and another standby.
 * @throws when that takes longer, in milliseconds.
 */
export async function untilHealthy(nodes: readonly DatabaseNode[], patience = 180_000): Promise<true> {
  const until = Date.now() + patience;
  for (;;) {
    const members = (await membersOf(nodes)) ?? [];
    const roles = members
      .filter(({ state }) => ['running', 'streaming'].includes(state))
      .map(({ role }) => role);
    if (roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby')) return true;
    if (Date.now() > until) throw new Error(`The database did not recover: ${JSON.stringify(members)}`);
    await delay(500);
  }
}
