import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../platform/database/database.ts';
import { DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import { createCounter } from '../../../platform/rate-limit/rate-limit.ts';
import type { LimitMails } from './mail/mail.ts';

const hour = 3_600;
const day = 86_400;

/** Maximum messages to one mailbox, to one domain and in total: more than normal use needs, too few for a flood. */
const limits = {
  mailbox: { points: 5, seconds: day },
  domain: { points: 200, seconds: hour },
  hour: { points: 1_000, seconds: hour },
} as const;

/** Maximum acknowledgements that one IP address may cause, to any email addresses. */
export const limitPerSender = { points: 20, seconds: day } as const;

/**
 * Anyone can cause these messages: the limit prevents a flood to a third party. The database counts them for all
 * processes. Each value of `counted` has its own counters.
 */
export function limitMails(database: Database, secret: string, counted = 'acknowledgements'): LimitMails {
  const counter = (name: keyof typeof limits) =>
    createCounter(database, { counted: `${counted}_${name}`, ...limits[name] });
  const counters = { mailbox: counter('mailbox'), domain: counter('domain'), hour: counter('hour') };
  return async (address, work) => {
    const mailbox = mailboxOf(address);
    const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
    const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    const keys = { mailbox: keyOf(mailbox), domain: keyOf(domain), hour: 'all' };
    const taken: (keyof typeof limits)[] = [];
    const giveBack = () => Promise.all(taken.map((name) => counters[name].reward(keys[name])));
    for (const name of ['mailbox', 'domain', 'hour'] as const) {
      taken.push(name);
      try {
        await counters[name].consume(keys[name]);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        await giveBack();
        throw new DeliverySkipped(`too many to one ${name}`);
      }
    }
    try {
      await work();
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

/** Separate counters: a flood of acknowledgements must not block the notices. */
export function limitChangeNotices(database: Database, secret: string): LimitMails {
  return limitMails(database, secret, 'change_notices');
}

/** The mailbox of an address as providers see it: without its tag, and for Gmail without dots. */
export function mailboxOf(address: string): string {
  const [, local = '', tagged = '', domain = ''] = address.toLowerCase().match(/^([^+]*)(.*)@(.*)$/s) ?? [];
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${local.replaceAll('.', '')}@gmail.com`;
  return `${local || tagged}@${domain}`;
}
