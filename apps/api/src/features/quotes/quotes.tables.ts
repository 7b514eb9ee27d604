import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
