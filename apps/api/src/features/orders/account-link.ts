import { type AccountLink, newAccountMinutes, type SiteLinks } from '@jalon/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { accountLinkOf, makeAccountToken } from '../auth/index.ts';
import type { CheckoutStore } from '../checkouts/index.ts';
import { findAttempt } from './settle/attempts.ts';

export interface AccountLinkOptions {
  readonly database: Database;
  readonly checkouts: CheckoutStore;
  readonly links: Pick<SiteLinks, 'newPassword'>;
}

/**
 * The link with which the new member of a paid checkout chooses a password, for the browser that has the checkout's secret id. An
 * attempt's id proves less: it is in the address of the receipt.
 * @throws ApiError `not_found`, also when the order is too old or has no number yet; `invalid_fields` for a member with an account
 */
export async function makeAccountLink(
  { database, checkouts, links }: AccountLinkOptions,
  checkoutId: string,
): Promise<AccountLink> {
  const kept = await checkouts.find(checkoutId);
  const found = kept?.state.placed === undefined ? undefined : await findAttempt(database, kept.state.placed);
  if (!found) throw new ApiError('not_found');
  const { quote, state, placedAt, memberNumber, locale } = found.order;
  const age = Date.now() - (placedAt?.getTime() ?? 0);
  const isNew = quote.flow === 'register' && state === 'placed' && age < newAccountMinutes * 60_000;
  if (!isNew || memberNumber === null) throw new ApiError('not_found');
  const token = await database.transaction((work) => makeAccountToken(work, { memberNumber, locale }));
  if (token === undefined) throw new ApiError('invalid_fields', { errors: { account: 'exists' } });
  return accountLinkOf(links, token);
}
