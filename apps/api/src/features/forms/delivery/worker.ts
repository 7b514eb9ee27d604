import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countDelivery } from '../../../platform/observability/metrics.ts';
import { describeError, type ErrorDescription } from '../../../platform/server/logging.ts';
import { UnreadableData, unseal } from '../sealed-data.ts';
import { type Channel, type ChannelName, DeliveryFailed } from './channel.ts';
import type { DeliveryLog } from './delivery-log.ts';
import { type Loop, startLoop } from './loop.ts';
import {
  type AttemptEnd,
  afterFailure,
  type ClaimedDelivery,
  claimDeliveries,
  endAttempt,
} from './outbox.ts';

export interface WorkerOptions {
  readonly database: Database;
  /** Of the personal data. */
  readonly keys: KeyRing;
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  readonly log: DeliveryLog;
  /** How long a try may take, in milliseconds; less than its lease. Default 30,000. */
  readonly attemptTimeout?: number | undefined;
  /** How long what is under way may take once the worker is stopped, in milliseconds. Default 5,000. */
  readonly stopPatience?: number | undefined;
}

/** Deliveries under way at once in one process. */
const concurrency = 4;

/**
 * Delivers what is due; any number of processes may do so. When it is stopped it takes nothing new, and
 * what takes too long is left to another process.
 */
export function startWorker(options: WorkerOptions): Loop {
  const { database, keys, channels, log, attemptTimeout = 30_000, stopPatience = 5_000 } = options;
  const names = [...channels.keys()];
  const underWay = new Set<Promise<void>>();
  const leaving = new AbortController();

  const loop = startLoop(async () => {
    const free = concurrency - underWay.size;
    if (free === 0) return false;
    const claimed = await claimDeliveries(database, names, free);
    for (const delivery of claimed) {
      const attempt = tryOnce(delivery).finally(() => {
        underWay.delete(attempt);
        loop.wake();
      });
      underWay.add(attempt);
    }
    return claimed.length === free;
  }, log);

  async function tryOnce(delivery: ClaimedDelivery): Promise<void> {
    const { id: deliveryId, channel, attempts } = delivery;
    const end = await attempt(delivery);
    try {
      await endAttempt(database, delivery, end);
    } catch (error) {
      // Its lease runs out, and it is tried again with the same key.
      log.warn({ delivery: deliveryId, channel, attempts, error: describe(error) }, 'delivery not noted');
      return;
    }
    if (end.outcome === 'released') return;
    countDelivery(channel, end.outcome);
    if (end.outcome !== 'delivered') {
      const { outcome, error } = end;
      log.warn({ delivery: deliveryId, channel, attempts, error }, `delivery ${outcome}`);
    }
  }

  async function attempt({ id, channel, attempts, submission }: ClaimedDelivery): Promise<AttemptEnd> {
    const timeout = AbortSignal.timeout(attemptTimeout);
    const signal = AbortSignal.any([timeout, leaving.signal]);
    try {
      const { sealed, dataKey, ...row } = submission;
      const data = unseal({ sealed, dataKey }, row.id, keys);
      const way = channels.get(channel);
      if (!way) throw new Error(`No way ${channel}`);
      await Promise.race([way.deliver({ id, submission: { row, ...data } }, signal), aborted(signal)]);
      return { outcome: 'delivered' };
    } catch (error) {
      if (leaving.signal.aborted) return { outcome: 'released' };
      if (timeout.aborted) return afterFailure(attempts, { error: 'timeout', final: false });
      if (error instanceof DeliveryFailed) {
        return afterFailure(attempts, { error: error.code, final: error.final });
      }
      const word = error instanceof UnreadableData ? 'unreadable' : 'error';
      log.warn({ delivery: id, channel, attempts, error: describe(error) }, 'delivery broke off');
      return afterFailure(attempts, { error: word, final: false });
    }
  }

  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    await loop.stop();
    const patience = setTimeout(() => leaving.abort(), stopPatience);
    await Promise.all(underWay);
    clearTimeout(patience);
  }

  return {
    wake: loop.wake,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Took too long')), { once: true });
  });
}

function describe(error: unknown): ErrorDescription {
  return describeError(error instanceof Error ? error : new Error(String(error)));
}
