import { type CallError, createHostedPage, isCallError, mailResumeLink } from '@jalon/api-client';
import { type PaymentReference, paymentReference } from '@jalon/api-client/contract';
import {
  completeStep,
  type FlowName,
  type FlowStep,
  fieldOfError,
  flowSteps,
  hasCardNumber,
  type StepAnswers,
  stepForm,
  withAnswers,
  withMemberIntent,
} from '@jalon/checkout/schemas';
import type { FormErrors } from '@jalon/forms/kit';
import { nestAnswers } from '@jalon/forms/kit/rules';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import { data, redirect } from 'react-router';
import { apiFor } from '../api.server.ts';
import { readForm } from '../forms/read-form.ts';
import { endSession } from '../sign-in/session.server.ts';
import { choicesOf } from './address-choices.ts';
import { isForMembers } from './checkout-pages.ts';
import { challengeParameter, checkoutFields, checkoutIntents } from './checkout-post.ts';
import { stepSettings } from './checkout-settings.server.ts';
import {
  afterDecline,
  isNothingDue,
  isPaid,
  isPlaceable,
  quoteOf,
  sendOrder,
  textVersions,
} from './payment/order.server.ts';
import { type Draft, finishDraft, type PendingOrder, type SiteState } from './state/draft.server.ts';
import { landingStep } from './state/guard.ts';
import { away, type StepArgs, StepVisit, toFieldInError, toStep } from './step-visit.server.ts';

/** The answer to a rejected post of a step. */
export interface RefusedStep {
  readonly posted?: RejectedPost | undefined;
  /** The API or the gateway is unavailable; the form keeps its values. */
  readonly isAway?: true | undefined;
  /** The result of mailing a link: its address, or the error. */
  readonly link?: { readonly sentTo?: string; readonly error?: string } | undefined;
  readonly isUnresolved?: true | undefined;
}

/** The action of a step’s page. */
export async function postStep(args: StepArgs) {
  const visit = new StepVisit(args);
  const { flow, step } = visit;
  const form = await readForm(args.request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const draft = await visit.draft();
  if (isCallError(draft)) return refuse(visit, draft, form);
  if (text(checkoutFields.intent) === checkoutIntents.link)
    return mailLink(visit, draft, { form, email: text(checkoutFields.email) });

  const placed = visit.placedAttempt(draft);
  if (placed) return redirect(visit.attemptPath(placed), 303);
  if (draft.site.order?.attemptId) return redirect(visit.attemptPath(draft.site.order.attemptId), 303);

  const settings = stepSettings(
    visit.site.settings.club,
    visit.locale,
    step === 'payment' ? undefined : draft.answers.stepPayment?.paymentSelected,
  );
  const landing = visit.landing(draft, settings);
  if (landing !== step) return toStep(visit, landing, [], choicesOf(visit.url.searchParams));

  const definition = stepForm(flow, step, settings);
  const members = step === 'addMember' ? withMemberIntent(definition, form) : undefined;
  if (members) return refused({ posted: { values: members, errors: {}, idempotencyKey: '' } }, 200);
  let checked: StepAnswers | undefined;
  const result = await handleFormPost(definition, form, {
    locale: visit.locale,
    onSubmit: async (values) => {
      checked = values;
      return undefined;
    },
  });
  if (result.status === 'error' || !checked) {
    // Another language: nothing is saved.
    const isRedrawn = result.status === 'error' && result.httpStatus === 200;
    return refused({ posted: posted(result) }, isRedrawn ? 200 : 422);
  }
  if (step === 'review') return confirm(visit, draft, text(checkoutFields.quote));
  return saveStep(visit, draft, { form, checked, payment: text(checkoutFields.payment) });
}

/** A step’s post with valid answers. */
interface CheckedPost {
  readonly form: FormData;
  readonly checked: StepAnswers;
  /** The gateway’s reference as JSON, or empty. */
  readonly payment: string;
}

/** A post as typed, with errors of the API. */
function rejected({ flow, step, locale, site }: StepVisit, form: FormData, errors: FormErrors): RejectedPost {
  const { schema } = stepForm(flow, step, stepSettings(site.settings.club, locale));
  return { errors, values: nestAnswers(schema, form), idempotencyKey: '' };
}

const posted = (result: Awaited<ReturnType<typeof handleFormPost>>) =>
  result.status === 'error' ? result.posted : undefined;

function refused(answer: RefusedStep, status: number, headers: HeadersInit = {}) {
  return data(answer, { status, headers });
}

/** The form with its values, when the API is unavailable or limits the rate. */
async function refuse(visit: StepVisit, error: CallError, form: FormData) {
  visit.site.log.warn({ code: error.code }, 'A step of a checkout was not saved');
  const answer = { posted: rejected(visit, form, { generic: 'tryAgainLater' }), isAway: true as const };
  return refused(answer, error.httpStatus === 429 ? 429 : 503, away(error).headers);
}

/** Saves the answers of a step and continues to the next one. */
async function saveStep(visit: StepVisit, draft: Draft, post: CheckedPost) {
  const { form, checked } = post;
  const { flow, step, site: context } = visit;
  const answers = withAnswers(draft.answers, step, checked);
  const { errors: _, declined: __, notPlaced: ___, order, ...site } = draft.site;
  const isDone = completeStep(flow, draft.progress, step);
  // The review requests a new quote and shows the differences from the last one.
  const base: Draft = { ...draft, answers, site: { ...site, order: stale(order) } };

  const quote = await quoteOf(base, visit.api);
  if (quote && isCallError(quote) && quote.httpStatus === 422) {
    const fields = Object.entries(quote.errors).map(([name, key]) => ({ ...fieldOfError(name), key }));
    const here = fields.filter((place) => place.step === step);
    const errors = Object.fromEntries(here.map(({ field, key }) => [field, key]));
    if (here.length > 0) return refused({ posted: rejected(visit, form, errors) }, 422);
  }
  if (step !== 'payment') {
    const kept = { ...base, progress: isDone };
    return saved(visit, kept, isComplete(visit, draft, kept) ? 'review' : nextStep(flow, step), form);
  }
  const entered = readReference(post.payment);
  const payment = entered ?? (sameMethod(base) ? site.payment : undefined);
  const paymentAt = entered ? Date.now() : site.paymentAt;
  if (isSignedOut(visit, quote)) {
    const progress = payment ? isDone : draft.progress;
    const kept = await visit.save({ ...base, progress, site: { ...base.site, payment, paymentAt } });
    if (isCallError(kept)) return refuse(visit, kept, form);
    return toSignIn(visit, payment ? 'review' : 'payment', visit.cookiesOf(kept));
  }
  if (quote && isCallError(quote)) return refuse(visit, quote, form);

  if (payment || (quote && isNothingDue(quote))) {
    const answered = { ...base, progress: isDone, site: { ...base.site, payment, paymentAt } };
    return saved(visit, answered, 'review', form);
  }
  const method = answers.stepPayment?.paymentSelected ?? 'card';
  const hosted = await createHostedPage(
    { method, locale: visit.locale, returnPath: visit.path('payment') },
    apiFor(context),
  );
  if (isCallError(hosted)) return refuse(visit, hosted, form);
  const kept = await visit.save({ ...base, site: { ...base.site, hostedPage: hosted.id } });
  if (isCallError(kept)) return refuse(visit, kept, form);
  return redirect(hosted.url, { status: 303, headers: visit.cookiesOf(kept) });
}

/** Whether the session of a member ended during the flow. */
function isSignedOut({ flow, token }: StepVisit, answer: object = {}): boolean {
  return isForMembers(flow) && (!token || (isCallError(answer) && answer.httpStatus === 401));
}

/** Redirects a member whose session ended to the sign-in page, which returns to a step. */
function toSignIn(visit: StepVisit, step: FlowStep, headers: [string, string][] = []) {
  const ended = visit.token ? endSession(visit.url) : [];
  return redirect(visit.signInPath(step), {
    status: 303,
    headers: [...headers, ...ended.map((cookie): [string, string] => ['set-cookie', cookie])],
  });
}

/** The order, with its quote marked for replacement; the price is kept for comparison. */
function stale(order: Draft['site']['order']): Draft['site']['order'] {
  return order && { ...order, isStale: true };
}

const sameMethod = ({ answers, site }: Draft) =>
  site.payment?.method === (answers.stepPayment?.paymentSelected ?? 'card');

function readReference(text: string): PaymentReference | undefined {
  try {
    return paymentReference.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function saved(visit: StepVisit, draft: Draft, next: FlowStep, form: FormData) {
  const kept = await visit.save(draft);
  return isCallError(kept) ? refuse(visit, kept, form) : toStep(visit, next, visit.cookiesOf(kept));
}

/** Whether an answered step was edited while everything else is answered: the visitor goes back to the review. */
function isComplete({ step, site, locale }: StepVisit, before: Draft, edited: Draft): boolean {
  const settings = stepSettings(site.settings.club, locale, edited.answers.stepPayment?.paymentSelected);
  return (
    before.progress[step] === 'done' &&
    edited.site.payment !== undefined &&
    landingStep('review', edited, settings) === 'review'
  );
}

function nextStep(flow: FlowName, step: FlowStep): FlowStep {
  const steps: readonly FlowStep[] = flowSteps[flow];
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

/** Places the order of the review, for the quote that the visitor saw. */
async function confirm(visit: StepVisit, draft: Draft, seenQuote: string) {
  const { order } = draft.site;
  // Another tab or answer has changed the quote: the review shows the current price first.
  if (!order || order.quote.id !== seenQuote || !isPlaceable(order)) return toStep(visit, 'review');
  if (isSignedOut(visit)) return toSignIn(visit, 'review');
  return placeDraft(visit, draft);
}

/** Places the draft’s order, or sends it again to learn its outcome. */
async function placeDraft(visit: StepVisit, draft: Draft) {
  const { order } = draft.site;
  if (!order) return toStep(visit, 'review');
  // Saved first: if the answer is lost, the same order is sent again.
  const { locale = visit.locale, versions = textVersions } = order.sent ? order : {};
  const sent: PendingOrder = { ...order, sent: true, locale, versions };
  const noted = await visit.save({ ...draft, site: { ...draft.site, notPlaced: undefined, order: sent } });
  if (isCallError(noted)) return refused({ isAway: true }, 503, away(noted).headers);
  const attempt = await sendOrder(
    noted,
    sent,
    { locale, returnPath: visit.path('review', locale) },
    visit.api,
  );
  if (isCallError(attempt)) return orderRefused(visit, { ...noted, site: { ...noted.site, order } }, attempt);
  const { attemptId } = attempt;
  if (isPaid(attempt)) {
    await finishDraft(noted, attemptId, visit);
    return redirect(visit.attemptPath(attemptId), {
      status: 303,
      headers: visit.cookiesAfter(attemptId),
    });
  }
  const site =
    attempt.state === 'declined'
      ? afterDecline(noted.site, attempt.reason ?? 'declined')
      : { ...noted.site, order: { ...sent, attemptId } };
  const kept = await visit.save({ ...noted, site });
  const headers = isCallError(kept) ? [] : visit.cookiesOf(kept);
  if (attempt.state === 'declined') return toStep(visit, 'payment', headers);
  const query: Readonly<Record<string, string>> =
    attempt.state === 'challenge' ? { [challengeParameter]: '1' } : {};
  return redirect(visit.attemptPath(attemptId, query), { status: 303, headers });
}

/** Responses that the API sends before it reads an order. */
const unreadStatuses: readonly number[] = [401, 403, 429];

/** Handles an order that the API rejected, or a lost answer. `draft` has the order as it was before. */
async function orderRefused(visit: StepVisit, draft: Draft, error: CallError) {
  visit.site.log.warn({ code: error.code }, 'An order was not placed');
  const { httpStatus } = error;
  const { order } = draft.site;
  if (unreadStatuses.includes(httpStatus)) {
    // Unless an earlier request of this order may have been received, it can be edited again.
    const kept = await visit.save(draft);
    if (httpStatus === 401) return toSignIn(visit, 'review', isCallError(kept) ? [] : visit.cookiesOf(kept));
    return refused({ isAway: true }, httpStatus === 429 ? 429 : 503, away(error).headers);
  }
  if (httpStatus !== 422) return refused({ isUnresolved: true }, 503, away(error).headers);
  const { quoteId, ...fields } = error.errors;
  if (quoteId !== undefined || Object.keys(fields).length === 0) {
    // The review requests a new quote and shows the difference, or at least why the order was not placed.
    const notPlaced = quoteId === 'expired' || quoteId === 'used' ? quoteId : 'changed';
    const site: SiteState = { ...draft.site, notPlaced, order: stale(order && { ...order, sent: false }) };
    const kept = await visit.save({ ...draft, site });
    return toStep(visit, 'review', isCallError(kept) ? [] : visit.cookiesOf(kept));
  }
  const { payment, ...site } = draft.site;
  const withoutPayment = fields.payment === undefined ? { ...site, payment } : site;
  return toFieldInError(visit, { ...draft, site: { ...withoutPayment, order: undefined } }, fields);
}

/** Mails the link to another device. The page keeps what was typed in its form. */
async function mailLink(
  visit: StepVisit,
  draft: Draft,
  { form, email }: { readonly form: FormData; readonly email: string },
) {
  const { locale, site } = visit;
  const typed = rejected(visit, form, {});
  if (hasCardNumber(email)) return refused({ posted: typed, link: { error: 'invalid' } }, 422);
  const kept = await visit.save({ ...draft, site: { ...draft.site, linkMailed: true } });
  if (isCallError(kept)) return refused({ posted: typed, isAway: true }, 503, away(kept).headers);
  const answer = await mailResumeLink(kept.id, { email, locale }, apiFor(site));
  if (!isCallError(answer))
    return refused({ posted: typed, link: { sentTo: email } }, 200, visit.cookiesOf(kept));
  const error = answer.errors.email ?? answer.errors.generic ?? 'tryAgainLater';
  return refused(
    { posted: typed, link: { error } },
    answer.httpStatus === 422 ? 422 : 503,
    away(answer).headers,
  );
}
