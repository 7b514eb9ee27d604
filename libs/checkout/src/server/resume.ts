import { isCallError, resumeCheckout } from '@jalon/api-client';
import { type Answer, redirect } from '@jalon/host';
import { stepPaths } from '../flow-pages.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import { type Draft, draftOf } from './draft.ts';
import type { TokenVisit } from './gift.ts';
import { firstOpenStep } from './guard.ts';
import { stepSettings } from './settings.ts';
import { pathOf, savedCookies, show, stepVisitOf, viewBase } from './visit.ts';

/** The page of a mailed link. Its button continues the checkout: programs that scan mail open links too. */
export async function loadResume(visit: TokenVisit): Promise<Answer<CheckoutView>> {
  const found = await find(visit);
  const base = { ...viewBase(visit, visit.at), kind: 'resume' } as const;
  if ('status' in found) return show({ ...base, state: found.state }, found.status);
  return show({ ...base, state: 'ready' });
}

/** Continues the checkout of a mailed link in this browser, at its first incomplete step. */
export async function postResume(visit: TokenVisit): Promise<Answer<CheckoutView>> {
  const found = await find(visit);
  if ('status' in found) return loadResume(visit);
  const { options, locale } = visit;
  const { flow, id, answers, progress } = found;
  const settings = stepSettings(options.club, locale, answers.stepPayment?.paymentSelected);
  const step = firstOpenStep(found, settings);
  const page = stepVisitOf(visit, { flow, step, paths: stepPaths(options.paths, flow, step) });
  return redirect(pathOf(visit, flow, step), { headers: savedCookies(page, id, progress) });
}

async function find({
  token,
  options,
}: TokenVisit): Promise<
  { readonly state: 'over' | 'away'; readonly status: number } | (Draft & { readonly id: string })
> {
  const answer = await resumeCheckout(token, options.api);
  if (isCallError(answer) && answer.httpStatus !== 422) {
    return { state: 'away', status: answer.httpStatus === 429 ? 429 : 503 } as const;
  }
  if (isCallError(answer) || answer.checkout.placed !== undefined)
    return { state: 'over', status: 404 } as const;
  return { ...draftOf(answer.id, answer.checkout), id: answer.id };
}
