import { call, createAccountLink, isCallError } from '@jalon/api-client';
import { type Answer, redirect, retryAfter } from '@jalon/host';
import type { CheckoutView } from '../view/checkout-view.ts';
import { readCheckoutId } from './cookies.ts';
import { loadAttempt } from './load-attempt.ts';
import { type StepVisit, show } from './visit.ts';

/** Leads the new member of a receipt to the page on which a password is chosen; to the sign-in page a member with an account. */
export async function choosePassword(visit: StepVisit, attemptId: string): Promise<Answer<CheckoutView>> {
  const { options, flow, locale, cookies } = visit;
  const id = readCheckoutId(cookies, flow);
  const made =
    id === undefined ? undefined : await call(createAccountLink, { params: { checkoutId: id } }, options.api);
  if (made && !isCallError(made)) return redirect(made.link[locale]);
  if (made?.httpStatus === 422) return redirect(options.paths.signIn[locale]);
  const shown = await loadAttempt(visit, attemptId);
  // Too late, or the cookie is gone: the receipt names the mailed link.
  if (shown.kind === 'redirect' || shown.view.kind !== 'receipt' || !made) return shown;
  const status = made.httpStatus === 404 ? 404 : 503;
  return show({ ...shown.view, account: 'failed' }, status, retryAfter(made));
}
