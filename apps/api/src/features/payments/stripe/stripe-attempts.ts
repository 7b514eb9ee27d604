import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { stripeAttempts } from './stripe-attempts.tables.ts';

export interface StripeAttempt {
  readonly paymentIntent: string | null;
  readonly closed: boolean;
}

/** Which PaymentIntent belongs to which attempt. Stripe's search knows it only after a minute. */
export interface StripeAttempts {
  /** Begins an attempt, or finds it. */
  begin(attemptId: string): Promise<StripeAttempt>;
  /** Stores the PaymentIntent; false when the attempt was closed meanwhile. */
  setPaymentIntent(attemptId: string, paymentIntent: string): Promise<boolean>;
  /** Closes an attempt without PaymentIntent, known or not; returns what it is then. */
  closeUnlessStarted(attemptId: string): Promise<StripeAttempt>;
}

export function createStripeAttempts(database: Database): StripeAttempts {
  const columns = { paymentIntent: stripeAttempts.paymentIntent, closed: stripeAttempts.closed };
  const isOpen = (attemptId: string) =>
    and(eq(stripeAttempts.attemptId, attemptId), isNull(stripeAttempts.paymentIntent));
  return {
    begin: (attemptId) =>
      database.transaction(async (tx) => {
        await tx.insert(stripeAttempts).values({ attemptId }).onConflictDoNothing();
        const [row] = await tx
          .select(columns)
          .from(stripeAttempts)
          .where(eq(stripeAttempts.attemptId, attemptId));
        return row ?? { paymentIntent: null, closed: true };
      }),

    setPaymentIntent: (attemptId, paymentIntent) =>
      database.transaction(async (tx) => {
        const changed = await tx
          .update(stripeAttempts)
          .set({ paymentIntent })
          .where(and(isOpen(attemptId), eq(stripeAttempts.closed, false)))
          .returning(columns);
        if (changed.length > 0) return true;
        const [row] = await tx
          .select(columns)
          .from(stripeAttempts)
          .where(eq(stripeAttempts.attemptId, attemptId));
        return row?.paymentIntent === paymentIntent;
      }),

    closeUnlessStarted: (attemptId) =>
      database.transaction(async (tx) => {
        await tx.insert(stripeAttempts).values({ attemptId, closed: true }).onConflictDoNothing();
        await tx.update(stripeAttempts).set({ closed: true }).where(isOpen(attemptId));
        const [row] = await tx
          .select(columns)
          .from(stripeAttempts)
          .where(eq(stripeAttempts.attemptId, attemptId));
        return row ?? { paymentIntent: null, closed: true };
      }),
  };
}
