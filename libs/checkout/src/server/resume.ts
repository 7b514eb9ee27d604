import { type CallError, call, checkResumeLink, isCallError, resumeCheckout } from '@jalon/api-client';
import { type Answer, isFromOtherSite, readForm, redirect } from '@jalon/host';
import { stepPaths } from '../flow-pages.ts';
import { checkoutFields } from '../kit/checkout-post.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import { draftOf } from './draft.ts';
import type { TokenVisit } from './gift.ts';
import { firstOpenStep } from './guard.ts';
import { stepSettings } from './settings.ts';
import { pathOf, savedCookies, show, stepVisitOf, viewBase } from './visit.ts';

/** The page of a mailed link, whose button continues the checkout: reading a page has no effect. */
export async function loadResume(visit: TokenVisit): Promise<Answer<CheckoutView>> {
  const answer = await call(checkResumeLink, { body: { token: visit.token } }, visit.options.api);
  if (isCallError(answer)) return notResumed(visit, answer);
  // At random: only this page can repeat its press after a lost answer.
  return show({ ...viewBase(visit, visit.at), kind: 'resume', state: 'ready', page: crypto.randomUUID() });
}

/** Continues the checkout of a mailed link in this browser, at its first incomplete step and under a new id. */
export async function postResume(visit: TokenVisit, request: Request): Promise<Answer<CheckoutView>> {
  const { options, locale, token } = visit;
  // Whoever makes another browser press the button knows the secret of the page, and could press again.
  if (isFromOtherSite(request)) {
    const shown = await loadResume(visit);
    return shown.kind === 'page' ? { ...shown, status: 403 } : shown;
  }
  const secret = (await readForm(request)).get(checkoutFields.page);
  const pressed = typeof secret === 'string' && secret !== '' ? secret : undefined;
  const answer = await call(resumeCheckout, { body: { token, page: pressed } }, options.api);
  if (isCallError(answer)) return notResumed(visit, answer);
  const { id } = answer;
  const draft = draftOf(id, answer.checkout);
  const { flow, answers, progress } = draft;
  const settings = stepSettings(options.club, locale, answers.stepPayment?.paymentSelected);
  const step = firstOpenStep(draft, settings);
  const page = stepVisitOf(visit, { flow, step, paths: stepPaths(options.paths, flow, step) });
  return redirect(pathOf(visit, flow, step), { headers: savedCookies(page, id, progress) });
}

function notResumed(visit: TokenVisit, { httpStatus }: CallError): Answer<CheckoutView> {
  const base = { ...viewBase(visit, visit.at), kind: 'resume' } as const;
  if (httpStatus === 422) return show({ ...base, state: 'over' }, 404);
  return show({ ...base, state: 'away' }, httpStatus === 429 ? 429 : 503);
}
