import {
  type CallError,
  call,
  checkOrderAttempt,
  createCheckoutPage,
  isCallError,
  keepPayment,
  mailResumeLink,
  placeCheckout,
} from '@jalon/api-client';
import { type PaymentReference, paymentReference } from '@jalon/api-client/contract';
import { type FormErrors, nestAnswers, pressedRows } from '@jalon/forms/kit/rules';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import {
  type Answer,
  type HeaderPair,
  type RedirectAnswer,
  readForm,
  redirect,
  retryAfter,
} from '@jalon/host';
import { mandateVersion } from '@jalon/membership/legal';
import { endSession } from '@jalon/membership/server';
import { isForMembers } from '../flow-pages.ts';
import { choiceParameters, choicesOf } from '../kit/address-choices.ts';
import {
  attemptParameter,
  challengeParameter,
  checkedParameter,
  checkoutFields,
  checkoutIntents,
} from '../kit/checkout-post.ts';
import { type StepAnswers, withAnswers } from '../kit/flow-answers.ts';
import { completeStep, type FlowName, type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import { contractVersion } from '../kit/legal/contract.ts';
import { hasCardNumber } from '../kit/rules/card-numbers.ts';
import { typedStep } from '../kit/typed-step.ts';
import { stepForm } from '../schemas/index.ts';
import type { CheckoutView, RefusedStep } from '../view/checkout-view.ts';
import { choosePassword } from './choose-password.ts';
import { readCheckoutId } from './cookies.ts';
import { type Draft, isEntered, isPaidBy, readDraft, saveDraft } from './draft.ts';
import { landingStep } from './guard.ts';
import { landingOf, loadStep, stepWithoutApi } from './load-step.ts';
import { errorsAt, isNothingDue, quoteOf, stepInError } from './price.ts';
import { stepSettings } from './settings.ts';
import {
  attemptPath,
  paidCookies,
  pathOf,
  returningApi,
  type StepVisit,
  savedCookies,
  show,
  signInPath,
  toStep,
} from './visit.ts';

/** A rejected post: what its page shows, and its status. */
interface Refusal {
  readonly refused: RefusedStep;
  readonly status: number;
  readonly headers?: readonly HeaderPair[];
  /** What is typed in the step, whose price the page shows. */
  readonly typed?: StepAnswers;
}

type Result = RedirectAnswer | Refusal;

/** Answers the post of a step’s page: the next page, or the same with its errors and everything that was typed. */
export async function postStep(visit: StepVisit, request: Request): Promise<Answer<CheckoutView>> {
  const form = await readForm(request);
  const attemptId = visit.url.searchParams.get(attemptParameter);
  if (attemptId && textOf(form, checkoutFields.intent) === checkoutIntents.account) {
    return choosePassword(visit, attemptId);
  }
  const result = await resultOf(visit, form);
  if ('kind' in result) return result;
  const { refused, status, headers = [], typed } = result;
  const shown = await loadStep(withChosenType(visit, form), typed);
  if (shown.kind === 'redirect') return shown;
  const { view } = shown;
  if (view.kind === 'step' && typed && refused.posted) {
    // The errors of the price, such as of a code.
    const posted = { ...refused.posted, errors: view.errors ?? {} };
    return show({ ...view, refused: { ...refused, posted } }, status, headers);
  }
  if (view.kind === 'step' || view.kind === 'review') return show({ ...view, refused }, status, headers);
  // Nothing typed is lost while the API is unavailable.
  const keepsForm = view.kind === 'unavailable' && refused.posted !== undefined && visit.step !== 'payment';
  if (keepsForm) return show({ ...stepWithoutApi(visit), refused }, status, headers);
  return show(view, Math.max(status, shown.status), headers);
}

/** The address with the type of the form, so that its page is not the choice of a type. */
function withChosenType(visit: StepVisit, form: FormData): StepVisit {
  const type = textOf(form, 'membership.codeOptionAdhesion');
  if (type === '' || visit.url.searchParams.has(choiceParameters.type)) return visit;
  const url = new URL(visit.url);
  url.searchParams.set(choiceParameters.type, type);
  return { ...visit, url };
}

function resultOf(visit: StepVisit, form: FormData): Promise<Result> {
  const intent = textOf(form, checkoutFields.intent);
  const attemptId = visit.url.searchParams.get(attemptParameter);
  if (intent === checkoutIntents.check && attemptId) return checkAttempt(visit, attemptId);
  if (intent === checkoutIntents.link) return mailLink(visit, form);
  if (intent === checkoutIntents.keep) return keep(visit);
  if (intent === checkoutIntents.price && visit.step !== 'review') return preview(visit, form);
  return visit.step === 'review' ? confirm(visit, form) : answer(visit, form);
}

/** Keeps the card or account of the review, and the session of its member, for longer. */
async function keep(visit: StepVisit): Promise<Result> {
  const id = readCheckoutId(visit.cookies, visit.flow);
  const kept =
    id === undefined ? undefined : await call(keepPayment, { params: { checkoutId: id } }, visit.api);
  if (kept && isCallError(kept)) return { refused: { isAway: true }, status: 503 };
  return toStep(visit, visit.step);
}

/** The page of a step again, with the price of what is typed in it: nothing is checked or saved. */
async function preview(visit: StepVisit, form: FormData): Promise<Result> {
  const posted = rejected(visit, form, {});
  return { refused: { posted }, status: 200, typed: typedIn(visit, posted) };
}

/** What is typed in the form of a rejected post. */
function typedIn(visit: StepVisit, { values }: RejectedPost): StepAnswers {
  return typedStep(visit, values, stepSettings(visit.options.club, visit.locale));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Asks the gateway for the outcome of an attempt; the page then shows it. */
async function checkAttempt(visit: StepVisit, attemptId: string): Promise<Result> {
  const checked = await call(checkOrderAttempt, { params: { attemptId } }, visit.options.api);
  const isPaid = !isCallError(checked) && ['succeeded', 'processing'].includes(checked.attempt.state);
  const id = readCheckoutId(visit.cookies, visit.flow);
  const headers =
    isPaid && id !== undefined && (await isPaidBy(visit, attemptId)) ? paidCookies(visit, id) : [];
  return redirect(attemptPath(visit, attemptId, { [checkedParameter]: '1' }), { headers });
}

/** A step’s post: saves its answers and continues to the next step. */
async function answer(visit: StepVisit, form: FormData): Promise<Result> {
  const { flow, step, options, locale } = visit;
  const draft = await readDraft(visit);
  if (isCallError(draft)) return away(visit, draft, form);
  const isFirst = step === flowSteps[flow][0];
  if (draft.placed !== undefined && !isFirst) return redirect(attemptPath(visit, draft.placed));
  if (draft.order?.attemptId !== undefined) return redirect(attemptPath(visit, draft.order.attemptId));

  const landing = landingOf(visit, draft);
  if (landing !== step) return toStep(visit, landing, [], choicesOf(visit.url.searchParams));

  const paymentSelected = step === 'payment' ? undefined : draft.answers.stepPayment?.paymentSelected;
  const definition = stepForm(flow, step, stepSettings(options.club, locale, paymentSelected));
  const members = pressedRows(definition.schema, form);
  if (members) {
    const posted = { values: members, errors: {}, idempotencyKey: '' };
    return { refused: { posted }, status: 200, typed: typedIn(visit, posted) };
  }
  const { checked, refusal } = await check(definition, form, visit);
  return refusal ?? saveStep(visit, draft, { form, checked });
}

/** The checked values of a form, or its refusal. */
async function check(
  definition: ReturnType<typeof stepForm>,
  form: FormData,
  { locale }: StepVisit,
): Promise<
  | { readonly checked: StepAnswers; readonly refusal?: undefined }
  | { readonly checked?: undefined; readonly refusal: Refusal }
> {
  let checked: StepAnswers | undefined;
  const result = await handleFormPost(definition, form, {
    locale,
    onSubmit: async (values) => {
      checked = values;
      return undefined;
    },
  });
  if (result.status !== 'error' && checked) return { checked };
  const posted = result.status === 'error' ? result.posted : undefined;
  // Another language: nothing is saved.
  const isRedrawn = result.status === 'error' && result.httpStatus === 200;
  return { refusal: { refused: { posted }, status: isRedrawn ? 200 : 422 } };
}

/** A post as typed, with errors of the API. */
function rejected(
  { flow, step, locale, options }: StepVisit,
  form: FormData,
  errors: FormErrors,
): RejectedPost {
  const { schema } = stepForm(flow, step, stepSettings(options.club, locale));
  return { errors, values: nestAnswers(schema, form), idempotencyKey: '' };
}

/** The form with its values, when the API is unavailable or limits the rate. */
function away(visit: StepVisit, error: CallError, form: FormData): Refusal {
  visit.options.log?.warn({ code: error.code }, 'A step of a checkout was not saved');
  return {
    refused: { posted: rejected(visit, form, { generic: 'tryAgainLater' }), isAway: true },
    status: error.httpStatus === 429 ? 429 : 503,
    headers: retryAfter(error),
  };
}

/** A step’s post with valid answers. */
interface CheckedPost {
  readonly form: FormData;
  readonly checked: StepAnswers;
}

async function saveStep(visit: StepVisit, draft: Draft, { form, checked }: CheckedPost): Promise<Result> {
  const { flow, step, options, locale } = visit;
  const answers = withAnswers(draft.answers, step, checked);
  const progress = completeStep(flow, draft.progress, step);
  const edited = { ...draft, answers, progress };
  const entered = step === 'payment' ? readReference(textOf(form, checkoutFields.payment)) : undefined;
  const saved = await saveDraft(edited, visit, { step, payment: entered });
  if (isCallError(saved)) {
    const errors = saved.httpStatus === 422 && errorsAt(step, saved.errors);
    if (errors) return { refused: { posted: rejected(visit, form, errors) }, status: 422 };
    // An order was sent meanwhile, in another tab.
    if (saved.httpStatus === 422) return toStep(visit, 'review');
    return away(visit, saved, form);
  }
  const cookies = savedCookies(visit, saved.id, progress);
  if (step !== 'payment') {
    const settings = stepSettings(options.club, locale, answers.stepPayment?.paymentSelected);
    const isComplete =
      draft.progress[step] === 'done' &&
      isEntered(draft) &&
      landingStep('review', edited, settings) === 'review';
    return toStep(visit, isComplete ? 'review' : nextStep(flow, step), cookies);
  }
  const method = answers.stepPayment?.paymentSelected ?? 'card';
  const hasPayment = entered !== undefined || (isEntered(draft) && draft.payment?.method === method);
  // A member's price is missing: the session has ended, or the API can't price now.
  const quote = isForMembers(flow) && !saved.quote ? await quoteOf(visit, edited) : saved.quote;
  if (isForMembers(flow) && (!visit.session || isUnauthenticated(quote))) {
    return toSignIn(visit, hasPayment ? 'review' : 'payment', cookies);
  }
  if (quote && isCallError(quote)) return away(visit, quote, form);
  const isFree = quote !== undefined && isNothingDue(quote);
  if (hasPayment || isFree) return toStep(visit, 'review', cookies);
  const hosted = await call(
    createCheckoutPage,
    {
      params: { checkoutId: saved.id },
      body: { method, locale, returnPath: pathOf(visit, flow, 'payment') },
    },
    returningApi(visit),
  );
  if (isCallError(hosted)) return away(visit, hosted, form);
  return redirect(hosted.url, { headers: cookies });
}

function isUnauthenticated(answered: object | undefined): boolean {
  return answered !== undefined && isCallError(answered) && answered.httpStatus === 401;
}

/** Redirects a member whose session ended to the sign-in page, which returns to a step. */
function toSignIn(visit: StepVisit, step: FlowStep, headers: readonly HeaderPair[] = []): RedirectAnswer {
  const { url, flow, session } = visit;
  const ended = session ? endSession({ secure: url.protocol === 'https:' }) : [];
  const cookies = ended.map((cookie): HeaderPair => ['set-cookie', cookie]);
  return redirect(signInPath(visit, pathOf(visit, flow, step)), { headers: [...headers, ...cookies] });
}

function readReference(text: string): PaymentReference | undefined {
  try {
    return paymentReference.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function nextStep(flow: FlowName, step: FlowStep): FlowStep {
  const steps: readonly FlowStep[] = flowSteps[flow];
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

/** Responses that the API sends before it reads an order. */
const unreadStatuses: readonly number[] = [403, 429];

/** Places the order of the review, for the price that the visitor saw: one call of the API. */
async function confirm(visit: StepVisit, form: FormData): Promise<Result> {
  const { flow, options, locale, cookies } = visit;
  const method = textOf(form, checkoutFields.method) === 'bank' ? 'bank' : 'card';
  const definition = stepForm(flow, 'review', stepSettings(options.club, locale, method));
  const { refusal } = await check(definition, form, visit);
  if (refusal) return refusal;
  const id = readCheckoutId(cookies, flow);
  if (id === undefined) return toStep(visit, 'review');
  const back = pathOf(visit, flow, 'review');
  if (isForMembers(flow) && !visit.session) return toSignIn(visit, 'review');

  const entered = textOf(form, checkoutFields.entered);
  const answered = await call(
    placeCheckout,
    {
      params: { checkoutId: id },
      body: {
        quoteId: textOf(form, checkoutFields.quote),
        locale,
        returnPath: back,
        contract: { version: contractVersion, locale },
        ...(method === 'bank' && { mandate: { version: mandateVersion, locale } }),
        ...(entered !== '' && { entered }),
      },
    },
    returningApi(visit),
  );
  if (isCallError(answered)) return notPlaced(visit, answered);
  const { attemptId, state } = answered.attempt;
  if (state === 'declined') return toStep(visit, 'payment');
  if (state === 'succeeded' || state === 'processing') {
    return redirect(attemptPath(visit, attemptId), { headers: paidCookies(visit, id) });
  }
  const query: Readonly<Record<string, string>> = state === 'challenge' ? { [challengeParameter]: '1' } : {};
  return redirect(attemptPath(visit, attemptId, query));
}

/** An order that the API refused, or whose answer was lost. */
function notPlaced(visit: StepVisit, error: CallError): Result {
  const { flow, options } = visit;
  options.log?.warn({ code: error.code }, 'An order was not placed');
  const { httpStatus } = error;
  if (httpStatus === 401) return toSignIn(visit, 'review');
  const headers = retryAfter(error);
  if (unreadStatuses.includes(httpStatus)) {
    return { refused: { isAway: true }, status: httpStatus === 429 ? 429 : 503, headers };
  }
  if (httpStatus === 404) return toStep(visit, 'review');
  if (httpStatus !== 422) return { refused: { isUnresolved: true }, status: 503, headers };
  const { quoteId, ...fields } = error.errors;
  // The review shows the new price, or why the order was not placed.
  return toStep(visit, (quoteId === undefined ? stepInError(flow, fields) : undefined) ?? 'review');
}

/** Mails the link to another device, which opens the page with what was typed in its form. */
async function mailLink(visit: StepVisit, form: FormData): Promise<Result> {
  const { locale, options } = visit;
  const email = textOf(form, checkoutFields.email);
  const posted = rejected(visit, form, {});
  if (hasCardNumber(email)) return { refused: { posted, link: { error: 'invalid' } }, status: 422 };
  const draft = await readDraft(visit);
  if (isCallError(draft)) return away(visit, draft, form);
  const saved = await saveTyped(visit, draft, posted);
  if (isCallError(saved))
    return { refused: { posted, isAway: true }, status: 503, headers: retryAfter(saved) };
  const sent = await call(
    mailResumeLink,
    { params: { checkoutId: saved.id }, body: { email, locale } },
    options.api,
  );
  const headers = savedCookies(visit, saved.id, draft.progress);
  if (!isCallError(sent)) return { refused: { posted, link: { sentTo: email } }, status: 200, headers };
  const error = sent.errors.email ?? sent.errors.generic ?? 'tryAgainLater';
  return {
    refused: { posted, link: { error } },
    status: sent.httpStatus === 422 ? 422 : 503,
    headers: [...headers, ...retryAfter(sent)],
  };
}

/** Saves a checkout for a link, with what is typed in the step. */
async function saveTyped(
  visit: StepVisit,
  draft: Draft,
  posted: RejectedPost,
): Promise<{ readonly id: string } | CallError> {
  if (draft.order !== undefined && draft.id !== undefined) return { id: draft.id };
  const answers = withAnswers(draft.answers, visit.step, typedIn(visit, posted));
  return saveDraft({ ...draft, answers }, visit);
}
