import { call, getOrderAttempt, getPaymentSettings, isCallError } from '@jalon/api-client';
import type { OrderAttempt, PaymentSettings } from '@jalon/api-client/contract';
import { type Answer, retryAfter } from '@jalon/host';
import { gatewaySecurity } from '@jalon/membership/payments';
import { attemptParameter, challengeParameter, checkedParameter } from '../kit/checkout-post.ts';
import type { CheckoutView, ReceiptView } from '../view/checkout-view.ts';
import { readCheckoutId } from './cookies.ts';
import { isPaidBy, readDraft } from './draft.ts';
import { soldTypes } from './sold-types.ts';
import { hereOf, pathOf, type StepVisit, show, toStep, viewBase } from './visit.ts';

/** The page of an attempt to pay: its receipt, the bank’s challenge, or the next actions. Asks the gateway nothing. */
export async function loadAttempt(visit: StepVisit, attemptId: string): Promise<Answer<CheckoutView>> {
  const { flow, url, options } = visit;
  const here = hereOf(visit, `?${new URLSearchParams({ [attemptParameter]: attemptId })}`);
  const base = { ...viewBase(visit, here), flow };
  const open = { ...base, kind: 'attempt', retry: pathOf(visit, flow, 'payment') } as const;
  const answer = await call(getOrderAttempt, { params: { attemptId } }, options.api);
  if (isCallError(answer)) {
    if (answer.httpStatus === 404) return show({ ...open, state: 'notFound' }, 404);
    return show({ ...open, state: 'unknown' }, 503, retryAfter(answer));
  }
  const { attempt } = answer;
  const { state, receipt, challengeUrl } = attempt;
  switch (state) {
    case 'succeeded':
    case 'processing':
      if (!receipt) return show({ ...open, state: 'unknown' });
      return show({
        ...base,
        kind: 'receipt',
        receipt,
        isProcessing: state === 'processing',
        attemptId,
        account: await accountOf(visit, attempt),
        types: soldTypes(visit),
      });
    case 'declined':
      return (await isOwnDecline(visit)) ? toStep(visit, 'payment') : show({ ...open, state });
    case 'challenge': {
      const goesOn = url.searchParams.has(challengeParameter);
      // On the way back from the bank, the outcome is asked for first.
      const isChecked = goesOn || url.searchParams.has(checkedParameter);
      if (!isChecked || challengeUrl === undefined) return show({ ...open, state: 'confirming' });
      const gateway = await call(getPaymentSettings, {}, options.api);
      const framing = !isCallError(gateway) && mayFrame(attempt, gateway) ? gateway : undefined;
      return show({
        ...base,
        kind: 'challenge',
        url: challengeUrl,
        isFramed: framing !== undefined,
        goesOn,
        security: framing && gatewaySecurity(framing),
      });
    }
    case 'confirming':
    case 'unknown':
      return show({ ...open, state });
  }
}

/** What the receipt offers to a new member whom this browser's checkout made, once the membership system has numbered them. */
async function accountOf(
  visit: StepVisit,
  { attemptId, receipt }: OrderAttempt,
): Promise<ReceiptView['account']> {
  if (visit.flow !== 'register' || !(await isPaidBy(visit, attemptId))) return undefined;
  return receipt?.memberNumber === undefined ? 'soon' : 'open';
}

/** Whether the last payment of this browser's checkout was declined. */
async function isOwnDecline(visit: StepVisit): Promise<boolean> {
  if (readCheckoutId(visit.cookies, visit.flow) === undefined) return false;
  const draft = await readDraft(visit);
  return !isCallError(draft) && draft.declined !== undefined;
}

/** Only the sandbox gateway’s challenges: a bank’s page refuses to be framed. */
function mayFrame({ challengeUrl }: OrderAttempt, { gateway, origin }: PaymentSettings): boolean {
  return (
    gateway === 'sandbox' &&
    challengeUrl !== undefined &&
    new URL(challengeUrl).origin === new URL(origin).origin
  );
}
