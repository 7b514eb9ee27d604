import * as z from 'zod/mini';
import { codeOptionAdhesion } from './membership-type.ts';

/** The largest price of a membership, in cents. */
export const priceMaximum = 1_000_000;

const cents = z.int().check(z.minimum(0), z.maximum(priceMaximum));

/** In whole cents, before taxes. A term without a price is not sold. */
const price = z.object({ monthly_price: z.optional(cents), yearly_price: z.optional(cents) });

export const membershipPrice = z.object({ codeOptionAdhesion, price });
export type MembershipPrice = z.infer<typeof membershipPrice>;

/** The prices of all membership types on one day. */
export const membershipPrices = z.object({
  /** The day in Québec, `2026-11-23`. */
  date: z.iso.date(),
  /** In the order of the codes. */
  prices: z.array(membershipPrice),
  /** The options of memberships; one that is missing is not sold. */
  options: z.optional(z.object({ additionalMember: z.optional(price), vrOption: z.optional(price) })),
});
export type MembershipPrices = z.infer<typeof membershipPrices>;

/** How long an answer may be reused. A quote always has the prices of the moment at which it was made. */
export const pricesCacheControl = 'public, max-age=60';
