import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseNode, databasePassword, membersOf, primaryOf, untilHealthy } from './database-nodes.ts';
import type { WebServers } from './web-servers.ts';

export interface Fault {
  readonly name: string;
  /** Resolves when the fault is over; what was seen meanwhile, if it is worth a note. */
  strike(): Promise<string | undefined>;
}

/** Milliseconds for which a machine stays away, and for which a network is cut. */
const away = 30_000;
const cut = 40_000;
/** How long a node may take to stream again by itself, in milliseconds. */
const recovery = 60_000;

/** Every fault that the cluster must survive, in their order. */
export function createFaults(
  nodes: readonly DatabaseNode[],
  victims: WebServers['victims'],
): readonly Fault[] {
  const kill = (name: string, victim: keyof typeof victims): Fault => ({
    name,
    async strike() {
      victims[victim].kill(5_000);
      await delay(10_000);
      return undefined;
    },
  });
  return [
    {
      name: 'the primary is killed',
      async strike() {
        const primary = await primaryOf(nodes);
        primary.kill(away);
        await delay(away);
        return newPrimary(primary);
      },
    },
    {
      name: 'the disk of the primary is full',
      async strike() {
        const primary = await primaryOf(nodes);
        const file = join(primary.disk, 'filler');
        fill(file);
        await delay(away);
        rmSync(file);
        const note = await newPrimary(primary);
        if (await untilHealthy(nodes, recovery).catch(() => false)) return note;
        // What an operator does: the crash on the full disk may leave it with log that no other node has.
        await fetch(`http://${primary.address}:8008/reinitialize`, {
          method: 'POST',
          body: '{"force": true}',
        });
        return `${note}; the full one was made again (patronictl reinit)`;
      },
    },
    {
      name: 'the network of the primary is cut for 40 s',
      async strike() {
        const primary = await primaryOf(nodes);
        primary.cutNetwork();
        const accepted = await tryWrites(primary);
        primary.restoreNetwork();
        if (accepted > 0) throw new Error(`The old primary accepted ${accepted} writes`);
        return `${await newPrimary(primary)}; the old primary accepted no write`;
      },
    },
    kill('an API is killed', 'api'),
    kill('a site is killed', 'site'),
    kill('a worker is killed', 'worker'),
    kill('a proxy is killed', 'proxy'),
    kill('a pooler is killed', 'pooler'),
    {
      name: 'a node of etcd is killed',
      async strike() {
        (await primaryOf(nodes)).etcd.kill(10_000);
        await delay(20_000);
        return undefined;
      },
    },
  ];

  async function newPrimary(before: DatabaseNode): Promise<string> {
    const leader = (await membersOf(nodes.filter((node) => node !== before)))?.find(
      ({ role }) => role === 'leader',
    );
    return leader?.name === before.name ? 'no other primary' : 'another primary';
  }
}

/** Fills a disk until nothing more fits. */
function fill(file: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // It ends with "No space left on device".
  }
}

/** Writes to a primary that is cut off, from its own machine; returns how many writes it accepted. */
async function tryWrites(primary: DatabaseNode): Promise<number> {
  const until = Date.now() + cut;
  let accepted = 0;
  for (let number = 0; Date.now() < until; number += 1) {
    const url = `postgres://postgres:${databasePassword}@127.0.0.1:5432/postgres`;
    if (
      await primary.run(
        'timeout',
        '4',
        'psql',
        '--quiet',
        url,
        '--command',
        `CREATE TABLE cut_off_${number} ()`,
      )
    ) {
      accepted += 1;
    }
    await delay(1_000);
  }
  return accepted;
}
