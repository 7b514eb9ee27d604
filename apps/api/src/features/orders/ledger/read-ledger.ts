import type { Quote } from '@jalon/api-client/contract';
import type { Database } from '../../../platform/database/database.ts';
import { type ReadLedger, sumOf } from '../../quotes/index.ts';

interface Row {
  readonly quote: Quote;
  /** The sale with its taxes, less what was reversed. */
  readonly kept: number;
  /** Payments that were neither received nor cancelled, or that a bank took back. */
  readonly outstanding: number;
  readonly isProcessing: boolean;
}

const select = {
  name: 'read ledger',
  text: `
    SELECT quote,
      (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE order_id = orders.id
        AND account IN ('sales', 'discounts', 'clubDollars', 'gst', 'qst'))::integer AS kept,
      ((quote->'priceData'->>'totalYear')::integer
      - (SELECT coalesce(sum(cents), 0) FROM payment_attempts WHERE order_id = orders.id
        AND state = 'succeeded')
      + (SELECT coalesce(sum(held_cents), 0) FROM disputes WHERE order_id = orders.id)
      - (SELECT coalesce(sum(cents), 0) FROM scheduled_payments WHERE order_id = orders.id
        AND state = 'cancelled'))::integer AS outstanding,
      EXISTS (SELECT FROM payment_attempts WHERE order_id = orders.id
        AND state = 'processing' AND scheduled_payment_id IS NULL) AS "isProcessing"
    FROM orders
    WHERE member_number = $1 AND placed_at IS NOT NULL AND quote->>'flow' <> 'gift-a-membership'
    ORDER BY placed_at`,
};

/** Reads the orders of a main member. A gift is not among them: someone else paid for it. */
export function ledgerReader({ pool }: Database): ReadLedger {
  return async (memberNumber) => {
    const { rows } = await pool.query<Row>({ ...select, values: [memberNumber] });
    return {
      orders: rows.map(({ quote, kept, outstanding }) => {
        const sold = soldIn(quote);
        return {
          period: quote.period,
          sold,
          reversed: sold - kept,
          outstanding,
          alreadyPaid:
            quote.flow === 'modify-my-membership' ? -sumOf(quote.lines, ['alreadyPaid']) : undefined,
        };
      }),
      isProcessing: rows.some((row) => row.isProcessing),
    };
  };
}

/** The price of an order with its taxes; negative for a credit. */
export function soldIn({ priceData: { subTotal, gst, qst }, credit }: Quote): number {
  return subTotal + gst + qst - (credit?.total ?? 0);
}
