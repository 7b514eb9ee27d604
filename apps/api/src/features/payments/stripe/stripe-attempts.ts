import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { stripeAttempts } from './stripe-attempts.tables.ts';

export interface StripeAttempt {
  readonly paymentIntent: string | null;
  readonly closed: boolean;
}

/** Stores the PaymentIntent of each attempt, because Stripe's search finds it only after a minute. */
export interface StripeAttempts {
  /** Adds an attempt, or finds the existing one; undefined if another attempt was paid with the hosted page. */
  begin(attemptId: string, hostedPage?: string): Promise<StripeAttempt | undefined>;
  find(attemptId: string): Promise<StripeAttempt | undefined>;
  /** Stores the PaymentIntent; false when the attempt has been closed. */
  setPaymentIntent(attemptId: string, paymentIntent: string): Promise<boolean>;
  /** Closes an attempt without a PaymentIntent, even one that is not stored yet; returns its new state. */
  closeUnlessStarted(attemptId: string): Promise<StripeAttempt>;
}

export function createStripeAttempts(database: Database): StripeAttempts {
  const columns = { paymentIntent: stripeAttempts.paymentIntent, closed: stripeAttempts.closed };
  const is = (attemptId: string) => eq(stripeAttempts.attemptId, attemptId);
  const hasNoIntent = isNull(stripeAttempts.paymentIntent);

  async function read(work: Transaction, attemptId: string): Promise<StripeAttempt | undefined> {
    const [row] = await work.select(columns).from(stripeAttempts).where(is(attemptId));
    return row;
  }
  async function readExisting(work: Transaction, attemptId: string): Promise<StripeAttempt> {
    const row = await read(work, attemptId);
    if (!row) throw new Error('The attempt was not stored');
    return row;
  }

  return {
    begin: (attemptId, hostedPage) =>
      database.transaction(async (transaction) => {
        await transaction.insert(stripeAttempts).values({ attemptId, hostedPage }).onConflictDoNothing();
        return read(transaction, attemptId);
      }),

    find: (attemptId) => read(database.db, attemptId),

    setPaymentIntent: (attemptId, paymentIntent) =>
      database.transaction(async (transaction) => {
        await transaction
          .update(stripeAttempts)
          .set({ paymentIntent })
          .where(and(is(attemptId), hasNoIntent, eq(stripeAttempts.closed, false)));
        return (await readExisting(transaction, attemptId)).paymentIntent === paymentIntent;
      }),

    closeUnlessStarted: (attemptId) =>
      database.transaction(async (transaction) => {
        await transaction.insert(stripeAttempts).values({ attemptId, closed: true }).onConflictDoNothing();
        await transaction
          .update(stripeAttempts)
          .set({ closed: true })
          .where(and(is(attemptId), hasNoIntent));
        return readExisting(transaction, attemptId);
      }),
  };
}
