import { randomUUID } from 'node:crypto';
import { isSamePrice, type Quote, type QuoteRequest, quoteMinutes } from '@jalon/api-client/contract';
import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { previewOf } from './preview.ts';
import { type PricedRequest, type PricingOptions, priceRequest, referringNumber } from './price-request.ts';
import { quotes } from './quotes.tables.ts';

export interface StoredQuote {
  readonly quote: Quote;
  readonly request: QuoteRequest;
  readonly memberNumber: string | undefined;
  readonly isExpired: boolean;
}

export interface NewQuote {
  readonly request: QuoteRequest;
  readonly priced: PricedRequest;
  readonly memberNumber: string | undefined;
}

/**
 * Stores a quote without waiting for the disk: after a crash of the database, a lost quote is simply
 * requested again. An order cannot outlive its quote’s loss: it has a copy, and its own commit, which waits for the disk,
 * writes every earlier commit with it. Uses the clock of the database.
 */
const insert = {
  name: 'store quotes',
  text: `
    INSERT INTO quotes (id, member_number, request, priced, expires_at)
    SELECT $1, $2, $3, $4, now() + make_interval(mins => ${quoteMinutes})
    FROM set_config('synchronous_commit', 'off', true)
    RETURNING expires_at AS "expiresAt"`,
};

/** Stores a quote. */
export type StoreQuote = (quote: NewQuote) => Promise<Quote>;

export function quoteStore({
  database: { pool },
  club,
}: Pick<PricingOptions, 'database' | 'club'>): StoreQuote {
  return async function storeQuote({ priced, memberNumber, ...quote }) {
    const id = randomUUID();
    // Normalised values in place of the typed text: PostgreSQL rejects some characters.
    const request = {
      ...quote.request,
      promoCode: priced.promoCode,
      noMembreRecommande: referringNumber(quote.request.noMembreRecommande, club),
    };
    const { rows } = await pool.query<{ expiresAt: Date }>({
      ...insert,
      values: [id, memberNumber, JSON.stringify(request), JSON.stringify(priced)],
    });
    if (!rows[0]) throw new Error('The quote was not stored');
    return { id, expiresAt: rows[0].expiresAt.toISOString(), ...priced };
  };
}

const select = {
  name: 'find quote',
  text: `
    SELECT member_number AS "memberNumber", request, priced, expires_at AS "expiresAt",
      expires_at <= now() AS "isExpired"
    FROM quotes
    WHERE id = $1`,
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function findQuote({ pool }: Database, id: string): Promise<StoredQuote | undefined> {
  if (!isId.test(id)) return undefined;
  const { rows } = await pool.query<typeof quotes.$inferSelect & { isExpired: boolean }>({
    ...select,
    values: [id],
  });
  const [row] = rows;
  if (!row) return undefined;
  return {
    quote: { id, expiresAt: row.expiresAt.toISOString(), ...row.priced },
    request: row.request,
    memberNumber: row.memberNumber ?? undefined,
    isExpired: row.isExpired,
  };
}

/** Whether the same request has another price now, as `isSamePrice` compares them. True too if the request is now refused. */
export async function hasChanged(
  options: PricingOptions,
  { quote, request, memberNumber }: StoredQuote,
): Promise<boolean> {
  try {
    const { id: _, expiresAt: __, ...former } = quote;
    const priced = await priceRequest(options, request, memberNumber);
    return !isSamePrice(previewOf(priced), previewOf(former));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_fields') return true;
    throw error;
  }
}

/** Deletes quotes that expired a day ago; orders have a copy of theirs. */
export async function deleteOldQuotes({ pool }: Database): Promise<void> {
  await drizzle(pool).delete(quotes).where(lt(quotes.expiresAt, sql`now() - interval '1 day'`));
}
