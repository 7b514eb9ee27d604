import { getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrice } from '@jalon/api-client/contract';
import type { SiteContext } from '../site-context.server.ts';
import { pricesRetried, pricesReused, pricesTimeout } from './limits.ts';

type Prices = readonly MembershipPrice[] | undefined;

const asked = new WeakMap<SiteContext['settings'], { prices: Promise<Prices>; until: number }>();

/** The prices of all memberships, `undefined` while the API can't give them. All visitors share an answer. */
export function todaysPrices({ settings, log }: Pick<SiteContext, 'settings' | 'log'>): Promise<Prices> {
  const last = asked.get(settings);
  if (last && Date.now() < last.until) return last.prices;
  const entry = { prices: read(), until: Date.now() + pricesReused };
  asked.set(settings, entry);
  return entry.prices;

  async function read(): Promise<Prices> {
    const answer = await getMembershipPrices({ baseUrl: settings.apiUrl, timeout: pricesTimeout });
    if (!isCallError(answer)) return answer.prices;
    log.warn({ code: answer.code }, 'The prices of the memberships can’t be read');
    entry.until = Date.now() + pricesRetried;
    return undefined;
  }
}
