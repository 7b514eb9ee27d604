import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../platform/database/database.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { createCounter } from '../../../platform/rate-limit/rate-limit.ts';
import type { LimitPerAddress } from './mail.ts';

/** Messages to one address per day: more than anyone sends forms, too few to flood a mailbox. */
const points = 5;
const seconds = 86_400;

/** Prevents acknowledgements from flooding an address; counted in the database, for every process. */
export function limitAcknowledgements(database: Database, secret: string): LimitPerAddress {
  const limiter = createCounter(database, { counted: 'acknowledgements', points, seconds });
  return async (address, work) => {
    const key = createHmac('sha256', secret).update(address.toLowerCase()).digest('base64url');
    try {
      await limiter.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new DeliveryFailed('too many to one address', { final: true });
    }
    try {
      await work();
    } catch (error) {
      await limiter.reward(key);
      throw error;
    }
  };
}
