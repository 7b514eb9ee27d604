import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The PaymentIntent of each attempt, stored before it is confirmed, so that it can always be found. */
export const stripeAttempts = pgTable('stripe_attempts', {
  attemptId: text('attempt_id').primaryKey(),
  /** Null until Stripe has created it. */
  paymentIntent: text('payment_intent'),
  /** The Checkout Session on which the card or account was typed: it pays one attempt. */
  hostedPage: text('hosted_page').unique(),
  /** Whether the attempt ended before its confirmation: it must not be charged. */
  closed: boolean('closed').notNull().default(false),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
});
