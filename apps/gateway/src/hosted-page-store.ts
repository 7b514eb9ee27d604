import type { HostedPageResult, PaymentMethod, PaymentReference } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { locale, payments, type TokenisedMethod } from './store-rows.ts';
import { newId, type Sql } from './store-sql.ts';

/** How long a hosted page is open, in milliseconds. */
const hostedPageLife = 60 * 60_000;

export interface HostedPage {
  readonly method: PaymentMethod;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string;
  readonly state: HostedPageResult['state'];
  readonly payment: PaymentReference | undefined;
  /** Set for a card or account that will be saved: whose it is. */
  readonly savedFor: string | undefined;
  /** Whether the bank is asking the person about the card. */
  readonly isChallenged: boolean;
}

const pageRow = z.object({
  method: z.enum(['card', 'bank']),
  locale,
  return_url: z.string(),
  state: z.enum(['open', 'complete', 'cancelled']),
  payment: z.nullable(z.string()),
  expires_at: z.int(),
  saved_for: z.nullable(z.string()),
  challenged: z.nullable(z.string()),
});

/** The hosted pages and their results. */
export function hostedPageStore({ get, run, insert }: Sql, now: () => number) {
  return {
    addPage({
      method,
      locale,
      returnUrl,
      savedFor,
    }: Pick<HostedPage, 'method' | 'locale' | 'returnUrl'> & { savedFor?: string | undefined }): string {
      const id = newId('page');
      const expires_at = now() + hostedPageLife;
      insert('hosted_pages', { id, method, locale, return_url: returnUrl, state: 'open', expires_at });
      if (savedFor !== undefined) insert('saving_pages', { page: id, saved_for: savedFor });
      return id;
    },

    page(id: string): HostedPage | undefined {
      const found = get('SELECT * FROM hosted_pages LEFT JOIN saving_pages ON page = id WHERE id = ?', id);
      if (!found) return undefined;
      const row = pageRow.parse(found);
      const { method, locale, return_url: returnUrl, state, payment, expires_at } = row;
      const isLate = state === 'open' && expires_at <= now();
      return {
        method,
        locale,
        returnUrl,
        state: isLate ? 'expired' : state,
        payment: payment === null ? undefined : payments.parse(JSON.parse(payment)),
        savedFor: row.saved_for ?? undefined,
        isChallenged: state === 'open' && !isLate && row.challenged !== null,
      };
    },

    /** Lets the bank ask the person about the card of a page. */
    challengePage: (id: string, card: TokenisedMethod) =>
      void run('UPDATE saving_pages SET challenged = ? WHERE page = ?', JSON.stringify(card), id),

    /** The person did not approve: the page takes another card. */
    refusePage: (id: string) => void run('UPDATE saving_pages SET challenged = NULL WHERE page = ?', id),

    challengedCard(id: string): TokenisedMethod | undefined {
      const row = get('SELECT challenged FROM saving_pages WHERE page = ?', id);
      return typeof row?.challenged === 'string' ? JSON.parse(row.challenged) : undefined;
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
