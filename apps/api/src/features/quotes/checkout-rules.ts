import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOptionAdhesion, flowName, priceMaximum } from '@jalon/api-client/contract';
import type { Environment } from '@jalon/process';
import * as z from 'zod/mini';

const cents = z.int().check(z.minimum(0), z.maximum(priceMaximum));
const percent = z.int().check(z.minimum(0), z.maximum(100));
const day = z.iso.date();

const promoCode = z
  .strictObject({
    /** Capitals and digits. */
    code: z.string().check(z.regex(/^[A-Z0-9]{2,40}$/)),
    /** Either a percentage of the price or an amount. */
    percent: z.optional(percent),
    cents: z.optional(cents),
    /** The first and last day in Québec. */
    from: z.optional(day),
    until: z.optional(day),
    /** Whether the code is valid for one order only. */
    once: z.optional(z.boolean()),
    /** Whether the code is valid for one order of each membership. */
    oncePerMember: z.optional(z.boolean()),
    /** Default: every flow. */
    flows: z.optional(z.array(flowName)),
    types: z.optional(z.array(codeOptionAdhesion)),
  })
  .check(
    z.refine((code) => (code.percent === undefined) !== (code.cents === undefined), {
      error: 'must have percent or cents, not both',
    }),
  );
export type PromoCode = z.infer<typeof promoCode>;

/** A club’s deductions from its prices, and its limits. Amounts are in cents, before taxes; all are optional. */
const checkoutRules = z.strictObject({
  /** Percent, for members who modify or renew. */
  loyaltyPercent: z._default(percent, 0),
  /** For a new member whom a member recommended. */
  referral: z._default(cents, 0),
  /** Maximum amount of a member’s instant discounts that one renewal uses. */
  instantDiscountMaximum: z._default(cents, 0),
  /** Maximum amount of club dollars that one order uses. */
  clubDollarsMaximum: z._default(cents, 0),
  promoCodes: z._default(z.array(promoCode), []),
  /** A membership that ends later than in this number of months can’t be renewed yet. Default: no limit. */
  renewalMonthsAhead: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
  /** The club’s registration numbers, which a receipt must show. */
  taxNumbers: z.optional(z.strictObject({ gst: z.string(), qst: z.string() })),
});
export type CheckoutRules = z.infer<typeof checkoutRules>;

const demonstrationFile = new URL('../../../data/checkout-rules.json', import.meta.url).pathname;

/**
 * Reads the file of `CHECKOUT_RULES`. Default: the demonstration club's file if its members are added, otherwise no
 * deductions.
 */
export function readCheckoutRules(
  environment: Environment,
  { root, demonstration }: { readonly root: string; readonly demonstration: boolean },
): CheckoutRules {
  const name = environment.text('CHECKOUT_RULES');
  const path = name === undefined ? demonstrationFile : resolve(root, name);
  if (name === undefined && !demonstration) return checkoutRules.parse({});
  try {
    const read = checkoutRules.safeParse(JSON.parse(readFileSync(path, 'utf8')), { error: describeIssue });
    if (read.success) return read.data;
    for (const { path: place, message } of read.error.issues) {
      environment.problem(`CHECKOUT_RULES (${path}): ${place.join('.') || 'the file'} ${message}.`);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const problem = code === undefined ? 'is not JSON' : `can’t be read (${code})`;
    environment.problem(`CHECKOUT_RULES (${path}): ${problem}.`);
  }
  return checkoutRules.parse({});
}

function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no setting ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : 'is not valid';
}
