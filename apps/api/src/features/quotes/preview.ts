import { createHash } from 'node:crypto';
import { previewSeparator, type Quote, quoteMinutes } from '@jalon/api-client/contract';
import type { PricedRequest } from './price-request.ts';

/**
 * A price as a quote that is not stored. Its id has two digests: of the price, and of everything that a person sees. The same
 * price on other days has the same first one.
 */
export function previewOf(priced: PricedRequest): Quote {
  const { lines, priceData, credit, payments, termSelected, codeOptionAdhesion } = priced;
  const amounts = payments.map(({ amount }) => amount);
  const price = { lines, priceData, credit, amounts, termSelected, codeOptionAdhesion };
  const expiresAt = new Date(Date.now() + quoteMinutes * 60_000).toISOString();
  return { id: `${digestOf(price)}${previewSeparator}${digestOf(priced)}`, expiresAt, ...priced };
}

const digestOf = (value: unknown) => createHash('sha256').update(canonical(value)).digest('base64url');

/** JSON with sorted names: the order of an object's properties does not change its digest. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
