import {
  call,
  createSavedPaymentPage,
  getPaymentSettings,
  getSavedPayment,
  getSavedPaymentPage,
  isCallError,
  replaceSavedPayment,
} from '@jalon/api-client';
import { enteredParameter, hostedPageParameter, paymentMethods } from '@jalon/api-client/contract';
import { type Answer, redirect, retryAfter } from '@jalon/host';
import { gatewaySecurity } from '../../payments/gateway-security.ts';
import { savedPaymentFields } from '../../saved-payment/saved-payment-post.ts';
import type { AccountView } from '../account-view.ts';
import {
  doneParameter,
  hasEnded,
  type PostedFields,
  secretAddress,
  show,
  signInFirst,
  unavailable,
  type Visit,
  viewBase,
  withHeader,
  withQuery,
} from './visit.ts';

/** Leads to the gateway’s page, or replaces the card or account with the one from there. */
export async function postSavedPayment(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  const { options, session, api, locale, headers } = visit;
  if (!session) return signInFirst(visit);
  const { savedPayment } = options.paths;
  const method = paymentMethods.find((one) => one === text(savedPaymentFields.method));
  if (method) {
    const hosted = await call(
      createSavedPaymentPage,
      { body: { method, locale, returnPath: savedPayment[locale] } },
      // The API compares the origin with those of the hosts that it knows: the gateway's page leads back there.
      withHeader(api, 'origin', headers.get('origin')),
    );
    if (!isCallError(hosted)) return redirect(hosted.url);
    if (hasEnded(hosted)) return signInFirst(visit);
    return loadSavedPayment(visit, { problem: 'away', status: 503, headers: retryAfter(hosted) });
  }
  const accepted = text(savedPaymentFields.mandateAccepted) !== '';
  const replaced = await call(
    replaceSavedPayment,
    {
      body: {
        page: text(savedPaymentFields.page),
        ...(text(savedPaymentFields.entered) !== '' && { entered: text(savedPaymentFields.entered) }),
        locale,
        ...(accepted && { mandate: { version: text(savedPaymentFields.mandateVersion), locale } }),
      },
    },
    api,
  );
  if (!isCallError(replaced)) {
    return redirect(withQuery(savedPayment, { [doneParameter]: 'yes' })[locale]);
  }
  if (hasEnded(replaced)) return signInFirst(visit);
  const { page, mandate } = replaced.errors;
  const isRefused = replaced.httpStatus === 422;
  return loadSavedPayment(visit, {
    problem: (isRefused && (page ?? mandate)) || 'away',
    status: isRefused ? 422 : 503,
    headers: retryAfter(replaced),
  });
}

/** Why the last attempt failed. */
interface Failed {
  readonly problem: string;
  readonly status: number;
  readonly headers: ReturnType<typeof retryAfter>;
}

/** The saved card or account; on the way back from the gateway’s page also the new one, to confirm. */
export async function loadSavedPayment(visit: Visit, failed?: Failed): Promise<Answer<AccountView>> {
  const { options, url, session, api } = visit;
  const here = options.paths.savedPayment;
  if (!session) return signInFirst(visit);
  const pageId = url.searchParams.get(hostedPageParameter);
  const entered = url.searchParams.get(enteredParameter) ?? undefined;
  const [answer, settings, hosted] = await Promise.all([
    call(getSavedPayment, {}, api),
    call(getPaymentSettings, {}, api),
    pageId === null ? undefined : call(getSavedPaymentPage, { params: { pageId }, query: { entered } }, api),
  ]);
  if (isCallError(answer)) return hasEnded(answer) ? signInFirst(visit) : unavailable(visit, answer, here);
  // A cancelled page needs no message: the member knows.
  const isLost =
    hosted &&
    (isCallError(hosted) ||
      hosted.state === 'open' ||
      hosted.state === 'expired' ||
      (hosted.state === 'complete' && !hosted.payment));
  const given = hosted && !isCallError(hosted) ? hosted.payment : undefined;
  return show(
    {
      ...viewBase(visit, here),
      kind: 'savedPayment',
      saved: answer.savedPayment,
      fresh: pageId !== null && given ? { page: pageId, entered, payment: given } : undefined,
      isDone: !failed && url.searchParams.has(doneParameter),
      problem: failed?.problem ?? (isLost ? 'invalid' : undefined),
      security: isCallError(settings) ? undefined : gatewaySecurity(settings),
    },
    failed?.status,
    // The id of the gateway’s page is useless to anyone but the member who asked for that page.
    [secretAddress, ...(failed?.headers ?? [])],
  );
}
