import type pg from 'pg';
import {
  accept,
  answerSteps,
  confirm,
  type Flow,
  thanks,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { asNewMember } from './add-member.ts';
import { firstPage } from './checkout.ts';
import { expect, test } from './test.ts';

/** A checkout from the first page to the receipt. */
export interface CheckoutRow extends Pick<Visit, 'language' | 'script'> {
  readonly flow: Flow;
  readonly method: 'card' | 'bank';
  readonly term: 'annual' | 'monthly';
}

/** Every combination: each of them is valid. */
export const allRows: readonly CheckoutRow[] = (
  ['register', 'gift-a-membership', 'modify-my-membership', 'renewal'] as const
).flatMap((flow) =>
  (['fr', 'en'] as const).flatMap((language) =>
    (['card', 'bank'] as const).flatMap((method) =>
      (['annual', 'monthly'] as const).flatMap((term) =>
        [true, false].map((script) => ({ flow, language, method, term, script })),
      ),
    ),
  ),
);

/** A test for each row: the review, the receipt, the order and the ledger have the same amounts. */
export function testRows(rows: readonly CheckoutRow[]): void {
  for (const row of rows) {
    const { flow, language, method, term, script } = row;
    const title = [flow, language, method, term, script ? 'with script' : 'without script'].join(', ');
    test.describe(title, () => {
      test.use({ javaScriptEnabled: script });
      test.describe.configure({ timeout: 90_000 });
      test('review, receipt, order and ledger agree to the cent', async ({ page, context, database }) => {
        const visit: Visit = { page, language, script };
        const isOfMember = flow === 'modify-my-membership' || flow === 'renewal';
        if (isOfMember) await asNewMember(context, database, { inRenewal: flow === 'renewal' });
        await page.goto(firstPage(flow, language, isOfMember ? '' : '?type=PLUS'));
        await answerSteps(visit, flow, { pay: { method, term } });

        const reviewed = await amounts(visit);
        expect(reviewed.total).toBeGreaterThan(0);
        if (term === 'monthly') expect(reviewed.first).toBeLessThan(reviewed.total);
        else expect(reviewed.first).toBe(reviewed.total);
        await expect(page.locator('[name="mandateAccepted"]')).toHaveCount(method === 'bank' ? 1 : 0);
        await accept(visit);
        await confirm(visit);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks[flow][language]);

        expect(await amounts(visit)).toEqual(reviewed);
        const { total, first, gst, qst } = reviewed;
        expect(await recorded(database, new URL(page.url()).searchParams.get('attempt') ?? '')).toEqual({
          isPaid: true,
          quoted: total,
          charged: first,
          planned: total - first,
          books: 0,
          gateway: first,
          receivable: total - first,
          gst: -gst,
          qst: -qst,
        });
      });
    });
  }
}

/** The amounts of the shown price, in cents. */
async function amounts({ page }: Visit) {
  const cents = async (kind: string) => {
    const text = await page.locator(`main [data-kind="${kind}"] dd`).first().innerText();
    return Number(text.replaceAll(/\D/g, ''));
  };
  const total = await cents('totalYear');
  const isMonthly = (await page.locator('main [data-kind="firstPaymentAmount"]').count()) > 0;
  const first = isMonthly ? await cents('firstPaymentAmount') : total;
  return { total, first, gst: await cents('gst'), qst: await cents('qst') };
}

/** What the database has about an order, in cents. */
async function recorded(database: pg.Client, attemptId: string) {
  const account = (name: string) =>
    `(SELECT coalesce(sum(cents), 0)::int FROM ledger_entries WHERE order_id = o.id AND account = '${name}') AS ${name}`;
  const { rows } = await database.query(
    `SELECT a.state IN ('succeeded', 'processing') AS "isPaid", a.cents AS charged, (o.quote->'priceData'->>'totalYear')::int AS quoted,
       (SELECT coalesce(sum(cents), 0)::int FROM scheduled_payments WHERE order_id = o.id) AS planned,
       (SELECT sum(cents)::int FROM ledger_entries WHERE order_id = o.id) AS books,
       ${['gateway', 'receivable', 'gst', 'qst'].map(account).join(', ')}
     FROM orders o JOIN payment_attempts a ON a.order_id = o.id AND a.scheduled_payment_id IS NULL
     WHERE a.id = $1`,
    [attemptId],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}
