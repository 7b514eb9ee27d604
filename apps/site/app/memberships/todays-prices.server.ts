import { getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrice } from '@jalon/api-client/contract';
import type { Settings } from '../../server/settings.ts';
import { pricesRetried, pricesReused, pricesTimeout } from './limits.ts';

type Prices = readonly MembershipPrice[] | undefined;

interface Asked {
  readonly prices: Promise<Prices>;
  until: number;
  /** Another number each time the answer was another one. */
  version: number;
  text: string | undefined;
}

const asked = new WeakMap<Settings, Asked>();

interface Site {
  readonly settings: Settings;
  readonly log: { warn(details: object, message: string): void };
}

/** The prices of all memberships, `undefined` while the API can't give them. All visitors share an answer. */
export function todaysPrices(site: Site): Promise<Prices> {
  return ask(site).prices;
}

/**
 * The version of the prices that are known, 0 before a page needs any. Where they are old, they are asked for, and the
 * version changes later.
 */
export function pricesVersion(site: Site): number {
  return asked.has(site.settings) ? ask(site).version : 0;
}

function ask({ settings, log }: Site): Asked {
  const last = asked.get(settings);
  if (last && Date.now() < last.until) return last;
  const entry: Asked = {
    prices: read(),
    until: Date.now() + pricesReused,
    version: last?.version ?? 0,
    text: last?.text,
  };
  asked.set(settings, entry);
  return entry;

  async function read(): Promise<Prices> {
    const answer = await getMembershipPrices({ baseUrl: settings.apiUrl, timeout: pricesTimeout });
    const prices = isCallError(answer) ? undefined : answer.prices;
    const text = JSON.stringify(prices);
    if (text !== entry.text) entry.version += 1;
    entry.text = text;
    if (isCallError(answer)) {
      log.warn({ code: answer.code }, 'The prices of the memberships can’t be read');
      entry.until = Date.now() + pricesRetried;
    }
    return prices;
  }
}
