import { type ApiClientOptions, call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrices } from '@jalon/api-client/contract';

/** Milliseconds for which prices are reused; the API allows a minute. */
export const pricesReused = 60_000;

/** Milliseconds for which known prices are shown while they can’t be read again: as long as a quote is valid. */
export const pricesKept = 30 * 60_000;

/** Milliseconds until the prices are asked for again after a failure. */
export const pricesRetried = 5000;

/** Milliseconds that a page waits for prices before it is shown without them. */
const pricesTimeout = 2000;

/** The prices of all memberships and of their options. */
export type ListedPrices = Pick<MembershipPrices, 'prices' | 'options'>;

export interface PriceListOptions {
  readonly api: Pick<ApiClientOptions, 'baseUrl'>;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}

export interface PriceList {
  /** The current prices; while the API is unavailable, the last known ones, for half an hour. Undefined without either. */
  read(): Promise<ListedPrices | undefined>;
  /**
   * The version of the known prices, for a cache of pages; 0 before they are first read. If they are old, they are requested
   * again, and the version changes later.
   */
  version(): number;
}

interface Asked {
  readonly listed: Promise<ListedPrices | undefined>;
  until: number;
  /** When the API gave these prices; 0 if it never did. */
  readAt: number;
  /** Changes whenever the prices change. */
  version: number;
  text: string | undefined;
}

/** Creates the price list of a server: all its visitors share an answer of the API for a minute. */
export function createPriceList({ api, log }: PriceListOptions): PriceList {
  let last: Asked | undefined;
  return { read: () => ask().listed, version: () => (last ? ask().version : 0) };

  function ask(): Asked {
    if (last && Date.now() < last.until) return last;
    const former = last;
    const entry: Asked = {
      listed: request(),
      until: Date.now() + pricesReused,
      readAt: former?.readAt ?? 0,
      version: former?.version ?? 0,
      text: former?.text,
    };
    last = entry;
    return entry;

    async function request(): Promise<ListedPrices | undefined> {
      const answer = await call(getMembershipPrices, {}, { ...api, timeout: pricesTimeout });
      let listed: ListedPrices | undefined;
      if (isCallError(answer)) {
        log?.warn({ code: answer.code }, 'The prices of the memberships can’t be read');
        entry.until = Date.now() + pricesRetried;
        if (Date.now() < entry.readAt + pricesKept) listed = await former?.listed;
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
}
