import type { MembershipPrice, MembershipPrices } from '@jalon/api-client/contract';
import type { MembershipType } from './membership-content.schema.ts';

/** A membership type with its current prices, in whole cents before taxes. */
export interface Membership extends MembershipType {
  /** Absent if the type is not sold by the month. */
  readonly monthlyPrice?: number | undefined;
  /** Absent if the price list has none, or is unavailable. */
  readonly yearlyPrice?: number | undefined;
  /** The yearly price of each associate member; absent if none is sold, or if it is unknown. */
  readonly associatePrice?: number | undefined;
}

/** Joins the types of the content with the price list of the API, by `codeOptionAdhesion`. */
export function withPrices(
  types: readonly MembershipType[],
  prices: readonly MembershipPrice[],
  options: MembershipPrices['options'] = {},
): Membership[] {
  const byCode = new Map(prices.map(({ codeOptionAdhesion, price }) => [codeOptionAdhesion, price]));
  return types.map((type) => {
    const price = byCode.get(type.codeOptionAdhesion);
    return {
      ...type,
      monthlyPrice: price?.monthly_price,
      yearlyPrice: price?.yearly_price,
      associatePrice: options.additionalMember?.yearly_price,
    };
  });
}
