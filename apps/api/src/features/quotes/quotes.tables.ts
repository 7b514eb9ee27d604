import type { Quote, QuoteRequest } from '@jalon/api-client/contract';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Quotes with their requests. Never updated. Without personal data, except the member number. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The member whose membership is priced; null for a new membership. */
    memberNumber: text('member_number'),
    request: jsonb('request').$type<QuoteRequest>().notNull(),
    /** The answer, without id and expiry. */
    priced: jsonb('priced').$type<Omit<Quote, 'id' | 'expiresAt'>>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('quotes_by_expiry').on(table.expiresAt)],
);

/** The orders that used a promo code with a limit. */
export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    code: text('code').notNull(),
    /** Empty for a code that is valid once; otherwise the member number, or the order until the new member has one. */
    scope: text('scope').notNull().default(''),
    orderId: uuid('order_id').notNull(),
    /** False until the order is paid: the code is released when the payment fails. */
    paid: boolean('paid').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.code, table.scope] })],
);
