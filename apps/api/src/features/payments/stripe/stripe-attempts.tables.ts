import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The PaymentIntent of each attempt, stored before it is confirmed: only then can it be found for certain. */
export const stripeAttempts = pgTable('stripe_attempts', {
  attemptId: text('attempt_id').primaryKey(),
  /** Null until Stripe has created it. */
  paymentIntent: text('payment_intent'),
  /** The attempt ended before it was confirmed: it must not be charged any more. */
  closed: boolean('closed').notNull().default(false),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
});
