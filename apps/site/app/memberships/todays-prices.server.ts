import { call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrice, MembershipPrices } from '@jalon/api-client/contract';
import type { Settings } from '../settings/settings.ts';
import { pricesKept, pricesRetried, pricesReused, pricesTimeout } from './limits.ts';

type Listed = Pick<MembershipPrices, 'prices' | 'options'> | undefined;

interface Asked {
  readonly listed: Promise<Listed>;
  until: number;
  /** When the API gave these prices; 0 if it never did. */
  readAt: number;
  /** Changes whenever the prices change. */
  version: number;
  text: string | undefined;
}

const asked = new WeakMap<Settings, Asked>();

interface Site {
  readonly settings: Settings;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * The prices of all memberships. All visitors share an answer. While the API is unavailable, the last known prices;
 * `undefined` if they are older than `pricesKept`.
 */
export async function todaysPrices(site: Site): Promise<readonly MembershipPrice[] | undefined> {
  return (await ask(site).listed)?.prices;
}

/** The prices of the options of a membership, with the same rules; empty when unknown. */
export async function todaysOptions(site: Site): Promise<NonNullable<MembershipPrices['options']>> {
  return (await ask(site).listed)?.options ?? {};
}

/**
 * The version of the known prices; 0 before a page needs any. If they are old, they are requested again, and the
 * version changes later.
 */
export function pricesVersion(site: Site): number {
  return asked.has(site.settings) ? ask(site).version : 0;
}

function ask({ settings, log }: Site): Asked {
  const last = asked.get(settings);
  if (last && Date.now() < last.until) return last;
  const entry: Asked = {
    listed: read(),
    until: Date.now() + pricesReused,
    readAt: last?.readAt ?? 0,
    version: last?.version ?? 0,
    text: last?.text,
  };
  asked.set(settings, entry);
  return entry;

  async function read(): Promise<Listed> {
    const answer = await call(getMembershipPrices, {}, { baseUrl: settings.apiUrl, timeout: pricesTimeout });
    let listed: Listed;
    if (isCallError(answer)) {
      log.warn({ code: answer.code }, 'The prices of the memberships can’t be read');
      entry.until = Date.now() + pricesRetried;
      if (Date.now() < entry.readAt + pricesKept) listed = await last?.listed;
    } else {
      entry.readAt = Date.now();
      listed = { prices: answer.prices, options: answer.options };
    }
    const text = JSON.stringify(listed);
    if (text !== entry.text) entry.version += 1;
    entry.text = text;
    return listed;
  }
}
