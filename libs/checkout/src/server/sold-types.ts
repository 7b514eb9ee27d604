import { call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrices } from '@jalon/api-client/contract';
import type { SoldType } from '../view/checkout-view.ts';
import type { Visit } from './visit.ts';

/** The prices of all types; undefined while they can't be read. */
export type Prices = Pick<MembershipPrices, 'prices' | 'options'> | undefined;

export async function pricesOf({ options: { prices, api } }: Pick<Visit, 'options'>): Promise<Prices> {
  if (prices) return prices();
  const answer = await call(getMembershipPrices, {}, api);
  return isCallError(answer) ? undefined : answer;
}

/** The types that are sold, with their prices for a year. */
export function soldTypes(
  { options, locale }: Pick<Visit, 'options' | 'locale'>,
  known?: Prices,
): SoldType[] {
  const types = options.memberships(locale)?.types ?? [];
  const french = new Map(
    options.memberships('fr')?.types.map((type) => [type.codeOptionAdhesion, type.name]),
  );
  return types.map(({ name, codeOptionAdhesion: code }) => {
    const price = known?.prices.find(({ codeOptionAdhesion }) => codeOptionAdhesion === code)?.price;
    return {
      name,
      frenchName: french.get(code) ?? name,
      codeOptionAdhesion: code,
      yearlyPrice: price?.yearly_price,
    };
  });
}
