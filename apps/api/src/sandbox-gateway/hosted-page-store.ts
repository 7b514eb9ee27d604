import type { HostedPageResult, PaymentMethod, PaymentReference } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { locale, payments } from './store-rows.ts';
import { newId, type Sql } from './store-sql.ts';

/** How long a hosted page is open, in milliseconds. */
const hostedPageLife = 60 * 60_000;

export interface HostedPage {
  readonly method: PaymentMethod;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string;
  readonly state: HostedPageResult['state'];
  readonly payment: PaymentReference | undefined;
}

const pageRow = z.object({
  method: z.enum(['card', 'bank']),
  locale,
  return_url: z.string(),
  state: z.enum(['open', 'complete', 'cancelled']),
  payment: z.nullable(z.string()),
  expires_at: z.int(),
});

/** The hosted pages and their results. */
export function hostedPageStore({ get, run }: Sql, now: () => number) {
  return {
    addPage(page: Pick<HostedPage, 'method' | 'locale' | 'returnUrl'>): string {
      const id = newId('page');
      run(
        `INSERT INTO hosted_pages (id, method, locale, return_url, state, expires_at) VALUES (?, ?, ?, ?, 'open', ?)`,
        id,
        page.method,
        page.locale,
        page.returnUrl,
        now() + hostedPageLife,
      );
      return id;
    },

    page(id: string): HostedPage | undefined {
      const found = get('SELECT * FROM hosted_pages WHERE id = ?', id);
      if (!found) return undefined;
      const { method, locale, return_url: returnUrl, state, payment, expires_at } = pageRow.parse(found);
      const isLate = state === 'open' && expires_at <= now();
      return {
        method,
        locale,
        returnUrl,
        state: isLate ? 'expired' : state,
        payment: payment === null ? undefined : payments.parse(JSON.parse(payment)),
      };
    },

    /** Stores the payment reference of a page; does nothing if the page is no longer open. */
    setPayment: (id: string, payment: PaymentReference) =>
      void run(
        `UPDATE hosted_pages SET state = 'complete', payment = ? WHERE id = ? AND state = 'open'`,
        JSON.stringify(payment),
        id,
      ),

    cancelPage: (id: string) =>
      void run(`UPDATE hosted_pages SET state = 'cancelled' WHERE id = ? AND state = 'open'`, id),
  };
}
