import type { Quote } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EndingDetails } from './endings/ending-amounts.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });

/** The orders of checkouts with an attempt to pay, and of automatic renewals. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The checkout that it was placed from; null once that is deleted (a foreign key in the migration). */
    checkoutId: uuid('checkout_id'),
    /** The number that people see; assigned when the order is placed. */
    number: text('number').unique(),
    /**
     * `open` until it is paid, then `placed`; `unpaid` when a later payment failed; `cancelled` when the membership was
     * ended, or when the bank returned its first payment.
     */
    state: text('state', { enum: ['open', 'placed', 'unpaid', 'cancelled'] })
      .notNull()
      .default('open'),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    /** The price that was paid. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** The signed-in member, or the new one once the member directory has answered. */
    memberNumber: text('member_number'),
    /**
     * The numbers of the people whom it added to the membership, in the order of its details; empty for one whom the member directory
     * does not show. Null until the directory has answered.
     */
    additionalNumbers: text('additional_numbers').array(),
    renewalSelected: boolean('renewal_selected').notNull(),
    /** The personal data, encrypted; see `sealed-order.ts`. Null once its retention has ended. */
    sealed: bytea('sealed'),
    /** Id of the key that encrypted it. */
    dataKey: text('data_key'),
    /** The gateway’s id of the saved card or account, for later payments. */
    savedMethod: text('saved_method'),
    createdAt: time('created_at').notNull().defaultNow(),
    placedAt: time('placed_at'),
    /** When the member directory processed the order. */
    enrolledAt: time('enrolled_at'),
    /** The end of the membership that cancelled it. */
    endingId: uuid('ending_id').references(() => membershipEndings.id),
  },
  (table) => [
    index('orders_by_member').on(table.memberNumber),
    index('orders_by_time').on(table.createdAt),
    index('orders_by_ending').on(table.endingId).where(sql`${table.endingId} IS NOT NULL`),
    index('orders_by_checkout').on(table.checkoutId).where(sql`${table.checkoutId} IS NOT NULL`),
    check('order_placed_has_number', sql`${table.state} = 'open' OR ${table.number} IS NOT NULL`),
  ],
);

/** States in which money has been taken or may still be taken. */
export const liveStates = ['confirming', 'challenge', 'unknown', 'succeeded', 'processing'] as const;

/** Attempts to pay: the first payment of an order, and its later ones. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** 128 random bits in hexadecimal. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The later payment that this attempt is for. */
    scheduledPaymentId: uuid('scheduled_payment_id').references(() => scheduledPayments.id),
    cents: integer('cents').notNull(),
    state: text('state', {
      enum: ['confirming', 'challenge', 'succeeded', 'processing', 'declined', 'unknown'],
    })
      .notNull()
      .default('confirming'),
    reason: text('reason'),
    gatewayId: text('gateway_id'),
    challengeUrl: text('challenge_url'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When its money was known to be taken. */
    succeededAt: time('succeeded_at'),
    /** When to ask the gateway again. Null once the attempt has ended. */
    nextCheckAt: time('next_check_at'),
  },
  (table) => [
    uniqueIndex('one_live_attempt_of_an_order')
      .on(table.orderId)
      .where(
        sql`${table.scheduledPaymentId} IS NULL AND ${table.state} IN ('confirming', 'challenge', 'unknown', 'succeeded', 'processing')`,
      ),
    uniqueIndex('one_live_attempt_of_a_later_payment')
      .on(table.scheduledPaymentId)
      .where(sql`${table.state} IN ('confirming', 'challenge', 'unknown', 'succeeded', 'processing')`),
    index('payment_attempts_of_order').on(table.orderId),
    index('payment_attempts_by_gateway_id').on(table.gatewayId),
    index('payment_attempts_by_success').on(table.succeededAt),
    index('payment_attempts_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} IS NOT NULL`),
    check('payment_attempt_not_negative', sql`${table.cents} >= 0`),
  ],
);

/** Monthly payments after the first one. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    dueOn: day('due_on').notNull(),
    cents: integer('cents').notNull(),
    state: text('state', { enum: ['due', 'paid', 'failed', 'cancelled'] })
      .notNull()
      .default('due'),
    /** Number of declined attempts. */
    declined: integer('declined').notNull().default(0),
    /** The day in Québec of the next attempt. Null during an attempt, and after the last one. */
    nextTryOn: day('next_try_on'),
  },
  (table) => [
    unique('scheduled_payment_once').on(table.orderId, table.dueOn),
    index('scheduled_payments_due').on(table.nextTryOn).where(sql`${table.nextTryOn} IS NOT NULL`),
    check('scheduled_payment_positive', sql`${table.cents} > 0`),
  ],
);

/** Double entry: the entries of a posting add up to zero. Triggers refuse any other posting, and every change. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    posting: uuid('posting').notNull(),
    /** Null for what concerns no single order: payouts, and fees without a payment. */
    orderId: uuid('order_id'),
    /** See `ledger/postings.ts`. */
    account: text('account').notNull(),
    /** A debit is positive, a credit negative. */
    cents: integer('cents').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_of_order').on(table.orderId),
    index('ledger_entries_of_posting').on(table.posting),
  ],
);

/** Gifts and whether their recipients accepted them. */
export const gifts = pgTable('gifts', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  /** SHA-256 of the token of the link, in hexadecimal. The token is in the order’s encrypted data. */
  tokenHash: text('token_hash').notNull().unique(),
  acceptedAt: time('accepted_at'),
  /** The recipient’s member number. */
  memberNumber: text('member_number'),
  /** The first and last day of the membership, from the day of the acceptance. */
  fromDay: day('from_day'),
  toDay: day('to_day'),
});

/** Refunds. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    cents: integer('cents').notNull(),
    /** The part that had been credited to the member: it is taken from the balance, not from the sale. */
    creditedCents: integer('credited_cents').notNull().default(0),
    /**
     * `late`: the gateway took the money after the attempt was abandoned or the order cancelled. `ended`: for the days that were left
     * when the membership ended.
     */
    reason: text('reason', { enum: ['operator', 'late', 'ended'] }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    refundedAt: time('refunded_at'),
    /** Who paid it: the gateway; the payer's bank, which took the money for a dispute; or the club by another way. */
    settledBy: text('settled_by', { enum: ['gateway', 'dispute', 'club'] }),
    /** When the payer's bank refused it: the money is at the gateway, and still due. */
    failedAt: time('failed_at'),
  },
  (table) => [
    uniqueIndex('one_late_refund_of_an_attempt').on(table.attemptId).where(sql`${table.reason} = 'late'`),
    check('refund_positive', sql`${table.cents} > 0`),
  ],
);

/** Payments that their payers dispute at the bank, also bank debits that it took back after they had succeeded. */
export const disputes = pgTable(
  'disputes',
  {
    /** The gateway’s id. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    cents: integer('cents').notNull(),
    /** What the bank holds back now; posted as `disputed`. */
    heldCents: integer('held_cents').notNull(),
    /** `inquiry`: the bank only asks. */
    state: text('state', { enum: ['inquiry', 'open', 'won', 'lost'] }).notNull(),
    /** Until when the club can answer. */
    answerBy: time('answer_by'),
    createdAt: time('created_at').notNull().defaultNow(),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  (table) => [index('disputes_of_order').on(table.orderId)],
);

/** The lines of the gateway's report, as they were read. A line never changes. */
export const gatewayLines = pgTable(
  'gateway_lines',
  {
    /** The gateway's id. */
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['charge', 'refund', 'refundFailed', 'dispute', 'disputeReturned', 'fee', 'payout', 'other'],
    }).notNull(),
    /** The gateway's id of the charge. */
    gatewayId: text('gateway_id'),
    /** The refund or the dispute. */
    subject: text('subject'),
    cents: integer('cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('gateway_lines_by_time').on(table.at),
    index('gateway_lines_of_charge').on(table.gatewayId),
    index('gateway_lines_of_subject').on(table.subject),
  ],
);

/** The days in Québec whose report was compared with the ledger. */
export const comparedDays = pgTable('compared_days', {
  day: day('day').primaryKey(),
  lines: integer('lines').notNull(),
  /** What the gateway's balance changed by, after fees. */
  cents: integer('cents').notNull(),
  at: time('at').notNull().defaultNow(),
});

/** What the gateway's report and the ledger do not have in common. */
export const gatewayDifferences = pgTable(
  'gateway_differences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    day: day('day').notNull(),
    /** `unknown`: only the gateway has it. `missing`: only the ledger has it. `amount`: both, with other amounts. */
    kind: text('kind', { enum: ['unknown', 'missing', 'amount'] }).notNull(),
    /** Which kind of line. */
    of: text('of').notNull(),
    /** The gateway's line; or the attempt, refund or dispute that it does not have. */
    subject: text('subject').notNull(),
    orderId: uuid('order_id'),
    /** What the gateway has more than the ledger. */
    cents: integer('cents').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When a later comparison no longer found it, or an operator explained it. */
    resolvedAt: time('resolved_at'),
    /** The operator's explanation. */
    explanation: text('explanation'),
  },
  (table) => [
    unique('gateway_difference_once').on(table.of, table.subject),
    index('gateway_differences_open').on(table.day).where(sql`${table.resolvedAt} IS NULL`),
  ],
);

/** The memberships and gifts that were ended, each end once. */
export const membershipEndings = pgTable(
  'membership_endings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The main member. Null for an order without a member: a gift that was not accepted. */
    memberNumber: text('member_number'),
    /** The order, when it has no member. */
    orderId: uuid('order_id'),
    /** The last day. */
    endsOn: day('ends_on').notNull(),
    endedBy: text('ended_by', { enum: ['member', 'link', 'operator'] }).notNull(),
    /** The language of the receipt. */
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    /** The amounts, as the receipt shows them. */
    details: jsonb('details').$type<EndingDetails>().notNull(),
    /** The change of the member’s balance: negative for a credit. */
    balanceCents: integer('balance_cents').notNull(),
    at: time('at').notNull().defaultNow(),
    /** When the member directory processed it. */
    toldAt: time('told_at'),
  },
  (table) => [index('membership_endings_of_member').on(table.memberNumber, table.at)],
);

/** Requests for a link that ends a membership, for numbers that may not exist. */
export const endingLinks = pgTable(
  'ending_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The typed number, without spaces and the club’s prefix. */
    number: text('number').notNull(),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    /** SHA-256 of the token, in base64url; null until the message is written. */
    tokenHash: text('token_hash').unique(),
    /** The member whose membership it ends, or the order without a member. It stays that of the message, even if the data changes later. */
    memberNumber: text('member_number'),
    orderId: uuid('order_id'),
    /** What it ended: it works once. */
    endingId: uuid('ending_id').references(() => membershipEndings.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('ending_links_by_expiry').on(table.expiresAt)],
);

/**
 * The choices of members about automatic renewal in the member area, with the accepted text. A trigger prevents
 * changes to rows.
 */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The main member. */
    memberNumber: text('member_number').notNull(),
    isOn: boolean('is_on').notNull(),
    /** The version of the accepted text; null when the member switched it off. */
    version: text('version'),
    locale: text('locale', { enum: ['fr', 'en'] }),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [
    index('renewal_consents_of_member').on(table.memberNumber, table.at),
    check('renewal_consent_has_text', sql`NOT ${table.isOn} OR ${table.version} IS NOT NULL`),
  ],
);

/**
 * Automatic renewals, one for each membership and end date: `planned` until the notice, `noticed` until the payment,
 * `charging` while an attempt is open, `failed` after the last declined payment, `stopped` for {@link renewals.reason}.
 */
export const renewals = pgTable(
  'renewals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The main member. */
    memberNumber: text('member_number').notNull(),
    /** The last day of the membership that is renewed. */
    expiresOn: day('expires_on').notNull(),
    state: text('state', { enum: ['planned', 'noticed', 'charging', 'renewed', 'failed', 'stopped'] })
      .notNull()
      .default('planned'),
    /** Why it was stopped. */
    reason: text('reason'),
    /** The content of the notice. */
    quote: jsonb('quote').$type<Quote>(),
    /** The day of the notice’s price list. */
    listedOn: day('listed_on'),
    /** When the notice was sent. */
    noticeSentAt: time('notice_sent_at'),
    /** The order that pays for the next year. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    /** Number of declined attempts. */
    declined: integer('declined').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When the next step is due. Null while an attempt is open, and after the last step. */
    nextStepAt: time('next_step_at'),
  },
  (table) => [
    unique('renewal_once').on(table.memberNumber, table.expiresOn),
    index('renewals_due').on(table.nextStepAt).where(sql`${table.nextStepAt} IS NOT NULL`),
  ],
);
