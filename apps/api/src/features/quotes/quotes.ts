import { isDeepStrictEqual } from 'node:util';
import { type Quote, type QuoteRequest, quoteMinutes } from '@jalon/api-client/contract';
import { eq, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { type PricedRequest, type PricingOptions, priceRequest } from './price-request.ts';
import { quotes } from './quotes.tables.ts';

export interface StoredQuote {
  readonly quote: Quote;
  readonly request: QuoteRequest;
  readonly memberNumber: string | undefined;
  readonly isExpired: boolean;
}

/** Stores a price; its clock is the database's. */
export async function storeQuote(
  { pool }: Database,
  priced: PricedRequest,
  { request, memberNumber }: { readonly request: QuoteRequest; readonly memberNumber: string | undefined },
): Promise<Quote> {
  const [stored] = await drizzle(pool)
    .insert(quotes)
    .values({
      memberNumber,
      request,
      priced,
      expiresAt: sql`now() + make_interval(mins => ${quoteMinutes})`,
    })
    .returning({ id: quotes.id, expiresAt: quotes.expiresAt });
  if (!stored) throw new Error('The quote was not stored');
  return { id: stored.id, expiresAt: stored.expiresAt.toISOString(), ...priced };
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function findQuote({ pool }: Database, id: string): Promise<StoredQuote | undefined> {
  if (!isId.test(id)) return undefined;
  const [found] = await drizzle(pool)
    .select({ row: quotes, isExpired: sql<boolean>`${quotes.expiresAt} <= now()` })
    .from(quotes)
    .where(eq(quotes.id, id));
  if (!found) return undefined;
  const { row, isExpired } = found;
  return {
    quote: { id: row.id, expiresAt: row.expiresAt.toISOString(), ...row.priced },
    request: row.request,
    memberNumber: row.memberNumber ?? undefined,
    isExpired,
  };
}

/** Whether the same request costs something else now, line by line. A request that is refused now has changed too. */
export async function hasChanged(
  options: PricingOptions,
  { quote, request, memberNumber }: StoredQuote,
): Promise<boolean> {
  try {
    const { lines, priceData, credit } = await priceRequest(options, request, memberNumber);
    return !isDeepStrictEqual([lines, priceData, credit], [quote.lines, quote.priceData, quote.credit]);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_fields') return true;
    throw error;
  }
}

/** Deletes quotes that expired a day ago; orders have a copy of theirs. */
export async function deleteOldQuotes({ pool }: Database): Promise<void> {
  await drizzle(pool).delete(quotes).where(lt(quotes.expiresAt, sql`now() - interval '1 day'`));
}
