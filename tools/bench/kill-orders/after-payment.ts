import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownSandboxSecrets } from '@jalon/gateway/access';
import { testPaths } from '@jalon/gateway/wire';
import { withDatabase } from '../embedded-database.ts';
import { pick } from './buyer.ts';

// What happens to payments after they succeeded: payers and banks act at the gateway, operators refund and end memberships.

export interface AfterPaymentOptions {
  readonly dataDir: string;
  readonly gatewayUrl: string;
  readonly isOver: () => boolean;
}

const root = join(import.meta.dirname, '../../..');

export function createAfterPayment({ dataDir, gatewayUrl, isOver }: AfterPaymentOptions) {
  const counts = {
    disputed: 0,
    takenBack: 0,
    decided: 0,
    refundsRefused: 0,
    payouts: 0,
    refunded: 0,
    ended: 0,
  };

  /** Ids from the club's database; none while it is down. */
  const idsOf = (statement: string): Promise<string[]> =>
    withDatabase(dataDir, async (client) => {
      const { rows } = await client.query<{ id: string }>(statement);
      return rows.map(({ id }) => id);
    }).catch(() => []);

  /** Whether the gateway did it; false while it is down, and for what has changed since. */
  async function atGateway(path: string, body: object): Promise<boolean> {
    const { key } = await ownSandboxSecrets(dataDir);
    const response = await fetch(gatewayUrl + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  const openDisputes = () => idsOf(`SELECT id FROM disputes WHERE state IN ('open', 'inquiry')`);
  const decide = async (id: string) => {
    const state = Math.random() < 0.5 ? 'won' : 'lost';
    if (await atGateway(testPaths.dispute.replace(':dispute', id), { state })) counts.decided += 1;
  };

  /** Payers and their banks: one dispute in two is decided during the run, the others at its end. */
  async function bank(): Promise<void> {
    while (!isOver()) {
      const paid = await idsOf(
        `SELECT id FROM payment_attempts WHERE state = 'succeeded' AND cents > 0
         AND NOT EXISTS (SELECT FROM disputes WHERE attempt_id = payment_attempts.id) ORDER BY random() LIMIT 1`,
      );
      for (const attempt of paid) {
        const state = pick(['open', 'open', 'inquiry', 'lost'] as const);
        if (await atGateway(testPaths.disputes, { attempt, state })) {
          counts[state === 'lost' ? 'takenBack' : 'disputed'] += 1;
        }
      }
      const [open] = await openDisputes();
      if (open !== undefined && Math.random() < 0.5) await decide(open);
      const [refund] = await idsOf(
        `SELECT id::text FROM refunds WHERE settled_by = 'gateway' ORDER BY random() LIMIT 1`,
      );
      if (refund !== undefined && Math.random() < 0.3) {
        const path = testPaths.refund.replace(':refund', refund);
        if (await atGateway(path, { state: 'failed' })) counts.refundsRefused += 1;
      }
      if (Math.random() < 0.1 && (await atGateway(testPaths.payouts, {}))) counts.payouts += 1;
      await delay(300);
    }
  }

  /** `npx jalon orders`: refunds a part, or ends a membership. Fails while the database is down, and for what can't be refunded. */
  async function operator(): Promise<void> {
    while (!isOver()) {
      const [number] = await idsOf(
        `SELECT number AS id FROM orders WHERE state = 'placed' AND enrolled_at IS NOT NULL ORDER BY random() LIMIT 1`,
      );
      if (number !== undefined) {
        const ends = Math.random() < 0.6;
        const words = ends ? ['cancel', number] : ['refund', number, pick(['1.00', '25.50'])];
        const run = promisify(execFile)(
          process.execPath,
          ['--conditions=@jalon/source', join(root, 'tools/jalon/jalon.ts'), 'orders', ...words],
          {
            env: { PATH: process.env.PATH, DATA_DIR: dataDir },
            timeout: 60_000,
          },
        );
        const isDone = await run.then(
          () => true,
          () => false,
        );
        if (isDone) counts[ends ? 'ended' : 'refunded'] += 1;
      }
      await delay(200);
    }
  }

  return {
    counts,
    bank,
    operator,
    /** Decides the disputes that are still open. */
    async decideAll(): Promise<void> {
      for (const id of await openDisputes()) await decide(id);
    },
  };
}
