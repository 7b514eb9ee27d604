import {
  type CallError,
  createHostedPage,
  getHostedPage,
  getPaymentSettings,
  isCallError,
  mailResumeLink,
} from '@jalon/api-client';
import {
  type HostedPageResult,
  hostedPageParameter,
  type PaymentReference,
  type PaymentSettings,
  paymentReference,
  type Quote,
} from '@jalon/api-client/contract';
import type { FormErrors } from '@jalon/forms/kit';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import {
  answersOf,
  type CheckoutData,
  completeStep,
  type FlowName,
  type FlowStep,
  fieldOfError,
  flowSteps,
  type StepAnswers,
  stepForm,
  withAnswers,
  withMemberIntent,
} from '@jalon/membership/checkout-schemas';
import { assembleMemberInfo, type MemberInfo } from '@jalon/membership/schemas';
import { signInFields } from '@jalon/membership/server';
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { adapterParts, contentSecurityPolicy } from '../../server/security.ts';
import { apiFor } from '../api.server.ts';
import { offerOf } from '../content/block-view.server.ts';
import { todaysPrices } from '../memberships/todays-prices.server.ts';
import { endSession, lookUpMember, readSession } from '../sign-in/session.server.ts';
import { getSite, type SiteContext } from '../site-context.server.ts';
import { choiceParameters, choicesOf, withAddressChoices } from './address-choices.ts';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  placedAttemptHeader,
  readCheckoutId,
  readFlowsStates,
  readPlacedAttempt,
} from './checkout-cookies.ts';
import { type CheckoutPage, checkoutPage, stepPath } from './checkout-pages.ts';
import { attemptParameter, challengeParameter, checkoutFields, checkoutIntents } from './checkout-post.ts';
import { stepSettings } from './checkout-settings.server.ts';
import { type Draft, emptyDraft, finishDraft, readDraft, saveDraft } from './draft.server.ts';
import { gatewayPart } from './gateway-part.server.ts';
import { landingStep } from './guard.ts';
import {
  afterDecline,
  attemptOf,
  isNothingDue,
  isPaid,
  isUnresolved,
  isUsable,
  newOrder,
  quoteOf,
  sendOrder,
} from './order.server.ts';

export interface StepArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** One request for the page of a step, with everything that answering it needs. */
class StepVisit {
  readonly site: SiteContext;
  readonly page: CheckoutPage;
  readonly flow: FlowName;
  readonly step: FlowStep;
  readonly locale: Locale;
  readonly cookies: string | null;
  readonly token: string | undefined;
  readonly memberNumber: string | undefined;
  readonly request: Request;
  readonly url: URL;

  constructor({ request, url, context }: StepArgs) {
    this.site = getSite(context);
    const page = checkoutPage(this.site.siteMap.at(url.pathname)?.id);
    if (!page) throw new Error(`${url.pathname} is not a step of a checkout`);
    this.page = page;
    this.flow = page.flow;
    this.step = page.step;
    this.request = request;
    this.url = url;
    this.locale = localeFromPath(url.pathname);
    this.cookies = request.headers.get('cookie');
    const session = isForMembers(page.flow) ? readSession(request) : undefined;
    this.token = session?.token;
    this.memberNumber = session?.memberNumber;
  }

  get api() {
    return apiFor(this.site, this.token);
  }

  /** The address of a step in the language of the visit. */
  path(step: FlowStep): string {
    return stepPath(this.flow, step)[this.locale];
  }

  /** This page in each language, with the parts of its address that must be kept. */
  here(keep = choicesOf(this.url.searchParams)): Localized<string> {
    const { fr, en } = this.page.paths;
    return { fr: fr + keep, en: en + keep };
  }

  signInPath(): string {
    const signIn = this.site.siteMap.page('sign-in').paths[this.locale];
    return `${signIn}?${new URLSearchParams({ [signInFields.returnPath]: this.here()[this.locale] })}`;
  }

  /** The draft with the choices of the address; another member’s is left alone. */
  async draft(): Promise<Draft | CallError> {
    const draft = await readDraft(this.flow, this.request, this.site);
    if (isCallError(draft)) return draft;
    const owner = draft.site.memberNumber;
    const isOthers = owner !== undefined && this.memberNumber !== undefined && owner !== this.memberNumber;
    const own = isOthers ? emptyDraft(this.flow) : draft;
    return { ...own, answers: withAddressChoices(own.answers, this.url.searchParams) };
  }

  /** The attempt that paid the flow’s last order, for a late press, and for Back from its receipt. */
  placedAttempt({ id, site }: Draft): string | undefined {
    if (site.placed) return site.placed;
    const isLast = id === undefined && this.step === 'review';
    return isLast ? readPlacedAttempt(this.cookies, this.flow) : undefined;
  }

  save(draft: Draft) {
    const site = { ...draft.site, ...(this.memberNumber && { memberNumber: this.memberNumber }) };
    return saveDraft({ ...draft, site }, this.locale, this.site);
  }

  /** The cookies of a saved draft. */
  cookiesOf({ id, progress }: Pick<Draft, 'id' | 'progress'>): [string, string][] {
    const { protocol } = this.url;
    const states = { ...readFlowsStates(this.cookies), [this.flow]: progress };
    return [
      ['set-cookie', checkoutIdHeader(this.flow, id, protocol)],
      ['set-cookie', flowsStatesHeader(states, protocol)],
    ];
  }

  /** The cookies after a flow is done: its state is flushed, and Back leads to the receipt for a while. */
  cookiesAfter(attemptId: string): [string, string][] {
    const { protocol } = this.url;
    const { [this.flow]: _, ...states } = readFlowsStates(this.cookies);
    return [
      ['set-cookie', checkoutIdHeader(this.flow, undefined, protocol)],
      ['set-cookie', flowsStatesHeader(states, protocol)],
      ['set-cookie', placedAttemptHeader(this.flow, attemptId, protocol)],
    ];
  }

  attemptPath(attemptId: string, more: Readonly<Record<string, string>> = {}): string {
    return `${this.path('review')}?${new URLSearchParams({ [attemptParameter]: attemptId, ...more })}`;
  }
}

const isForMembers = (flow: FlowName) => flow === 'modify-my-membership' || flow === 'renewal';

/** A redirect after a post or to another step. Into and out of the payment step it loads a whole document. */
function toStep(visit: StepVisit, step: FlowStep, headers: [string, string][] = [], query = '') {
  const crosses = step !== visit.step && [step, visit.step].includes('payment');
  const leave = crosses ? redirectDocument : redirect;
  return leave(visit.path(step) + query, { status: 303, headers });
}

/** The headers of an answer that could not be given because the API is away. */
function away({ retryAfter }: CallError): ResponseInit {
  return { status: 503, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} };
}

/** The loader of a step’s page. */
export async function loadStep(args: StepArgs) {
  const visit = new StepVisit(args);
  const { site, flow, step, page, url } = visit;
  const shared = { flow, step, paths: page.paths, here: visit.here() };

  const attemptId = url.searchParams.get(attemptParameter);
  if (step === 'review' && attemptId) return loadAttempt(visit, attemptId);

  let member: MemberInfo | undefined;
  if (isForMembers(flow)) {
    const session = readSession(args.request);
    const source = session && (await lookUpMember(session, site));
    if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) {
      const headers = source ? endSession(url).map((cookie): [string, string] => ['set-cookie', cookie]) : [];
      return data({ ...shared, kind: 'membersOnly' as const, signInPath: visit.signInPath() }, { headers });
    }
    if (isCallError(source)) return data({ ...shared, kind: 'unavailable' as const }, away(source));
    member = assembleMemberInfo(source, site.settings.club);
    if (flow === 'renewal' && !member.indRenewalPeriod) {
      return data({ ...shared, kind: 'notInPeriod' as const, expirationDate: member.expirationDate });
    }
  }

  const draft = await visit.draft();
  if (isCallError(draft)) return data({ ...shared, kind: 'unavailable' as const }, away(draft));
  const placed = visit.placedAttempt(draft);
  if (placed) throw redirect(visit.attemptPath(placed));
  if (draft.site.order?.attemptId) throw redirect(visit.attemptPath(draft.site.order.attemptId));

  const settings = stepSettings(site.settings.club, visit.locale, draft.answers.stepPayment?.paymentSelected);
  const landing = landingStep(step, draft, settings);
  if (landing !== step) throw toStep(visit, landing, [], choicesOf(url.searchParams));

  if (step === 'review') return loadReview(visit, draft, member);

  const isFirst = step === 'registration' && flow !== 'modify-my-membership';
  const choices = isFirst ? await choicesFor(visit, draft) : undefined;
  if (choices) return data({ ...shared, kind: 'choose' as const, ...choices });

  const hostedPage = step === 'payment' ? url.searchParams.get(hostedPageParameter) : null;
  const hosted = hostedPage ? await returnFromGateway(visit, draft, hostedPage) : undefined;
  const price = await priceOf(visit, draft);
  const inError = stepInError(flow, price.errors);
  // Only where an earlier answer is wrong: what is asked later is not answered yet.
  if (inError && flowSteps[flow].indexOf(inError as never) < flowSteps[flow].indexOf(step as never)) {
    throw await toFieldInError(visit, draft, price.errors);
  }
  const [otherTerm, gateway] = await Promise.all([
    step === 'payment' ? priceOf(visit, inOtherTerm(draft)) : undefined,
    step === 'payment' ? getPaymentSettings(apiFor(site)) : undefined,
  ]);
  if (gateway && isCallError(gateway))
    return data({ ...shared, kind: 'unavailable' as const }, away(gateway));
  const { errors, declined } = draft.site;
  return data(
    {
      ...shared,
      kind: 'step' as const,
      ...(await stepData(visit, draft, member)),
      quote: price.quote,
      isUnpriced: price.isAway,
      otherTerm: otherTerm?.quote,
      errors: errorsAt(step, price.errors, errors),
      declined: step === 'payment' ? declined : undefined,
      hosted,
      gateway,
      reference: step === 'payment' ? shownReference(draft.site.payment) : undefined,
    },
    { headers: gateway ? paymentPolicy(site, gateway) : {} },
  );
}

/** The memberships to choose from, where none that is sold was chosen, or another is wanted. */
async function choicesFor({ site, locale, url, page }: StepVisit, draft: Draft) {
  const types = site.content.memberships[locale]?.types ?? [];
  const prices = await todaysPrices(site);
  const isSold = (code: string | undefined) =>
    prices ? prices.some(({ codeOptionAdhesion }) => codeOptionAdhesion === code) : code !== undefined;
  const asked = url.searchParams.get(choiceParameters.type);
  const chosen = asked === null ? draft.answers.step1?.membership?.codeOptionAdhesion : asked.toUpperCase();
  if (isSold(chosen)) return undefined;
  const offer = offerOf(
    types.map(({ id }) => id),
    { ...site, locale, prices },
  );
  const others = new URLSearchParams(choicesOf(url.searchParams));
  return {
    texts: offer?.texts,
    memberships: (offer?.memberships ?? []).map((membership) => {
      others.set(choiceParameters.type, membership.codeOptionAdhesion);
      return {
        ...membership,
        primaryCta: { href: `${page.paths[locale]}?${others}` },
        secondaryCta: undefined,
      };
    }),
  };
}

/** Data that every step shows. */
async function stepData({ site, step, locale }: StepVisit, draft: Draft, member: MemberInfo | undefined) {
  const prices = (await todaysPrices(site)) ?? [];
  const types = typesOf(site, locale).map((type) => ({
    ...type,
    yearlyPrice: prices.find(({ codeOptionAdhesion }) => codeOptionAdhesion === type.codeOptionAdhesion)
      ?.price.yearly_price,
  }));
  return {
    answers: step === 'registration' ? presentOf(draft, member) : answersOf(draft.answers, step),
    data: named(draft.answers, types),
    progress: draft.progress,
    isSaved: draft.id !== undefined,
    presentMembers: member ? membersOf(member) : [],
    types,
  };
}

function typesOf({ content }: SiteContext, locale: Locale) {
  const types = content.memberships[locale]?.types ?? [];
  return types.map(({ name, codeOptionAdhesion }) => ({ name, codeOptionAdhesion }));
}

/** The answers of the first step; a member who changes the membership begins with the present one. */
function presentOf({ answers }: Draft, member: MemberInfo | undefined): StepAnswers {
  if (!member || answers.step1?.indOptionVR !== undefined) return answersOf(answers, 'registration');
  const { codeOptionAdhesion, indOptionVR } = member;
  return { indOptionVR, membership: { codeOptionAdhesion }, ...answersOf(answers, 'registration') };
}

/** The people on the membership besides the member, with what the step shows of them. */
function membersOf({ associatesMembers = [] }: MemberInfo) {
  return associatesMembers.flatMap(({ memberNumber, name = '', surname = '', indOptionVR }) =>
    memberNumber ? [{ memberNumber, name, surname, indOptionVR }] : [],
  );
}

/** The answers with the name of the type in the language of the page. */
function named(
  answers: CheckoutData,
  types: readonly { readonly name: string; readonly codeOptionAdhesion: string }[],
): CheckoutData {
  const { membership } = answers.step1 ?? {};
  const type = types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === membership?.codeOptionAdhesion);
  if (!membership || !type) return answers;
  return { ...answers, step1: { ...answers.step1, membership: { ...membership, name: type.name } } };
}

/** The same answers with the other term, for its total. */
function inOtherTerm({ answers, ...draft }: Draft): Draft {
  const { termSelected = 'annual' } = answers.stepPayment ?? {};
  const other = termSelected === 'annual' ? 'monthly' : 'annual';
  return { ...draft, answers: { ...answers, stepPayment: { ...answers.stepPayment, termSelected: other } } };
}

interface Price {
  readonly quote: Quote | undefined;
  /** Of the fields that the price depends on, by their names in `POST /api/quotes`. */
  readonly errors: Readonly<Record<string, string>>;
  /** The API can’t say now. */
  readonly isAway: boolean;
}

/** The price of the answers. A promo code that can’t be used is named as an error, and the price is that without it. */
async function priceOf(visit: StepVisit, draft: Draft): Promise<Price> {
  const quote = await quoteOf(draft, visit.api);
  if (!quote || !isCallError(quote)) return { quote, errors: {}, isAway: false };
  if (quote.httpStatus !== 422) return { quote: undefined, errors: {}, isAway: true };
  const { errors } = quote;
  if (errors.promoCode === undefined) return { quote: undefined, errors, isAway: false };
  const { promoCodeFromUrlParams: _, step4, ...answers } = draft.answers;
  const plain = await quoteOf(
    { ...draft, answers: { ...answers, step4: { ...step4, promoCode: '' } } },
    visit.api,
  );
  return { quote: plain && !isCallError(plain) ? plain : undefined, errors, isAway: false };
}

/** The first step with a field in error. */
function stepInError(flow: FlowName, errors: Price['errors']): FlowStep | undefined {
  const steps: readonly FlowStep[] = flowSteps[flow];
  const inError = new Set(Object.keys(errors).map((name) => fieldOfError(name).step));
  return steps.find((step) => inError.has(step));
}

/** The errors to show at the fields of a step: of its price, or of the order that the API refused. */
function errorsAt(
  step: FlowStep,
  ofPrice: Price['errors'],
  ofOrder: Draft['site']['errors'],
): Readonly<Record<string, string>> | undefined {
  const places = Object.entries(ofPrice).map(([name, key]) => ({ ...fieldOfError(name), key }));
  const here = places.filter((place) => place.step === step).map(({ field, key }) => [field, key] as const);
  const errors = { ...(ofOrder?.step === step && ofOrder.fields), ...Object.fromEntries(here) };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function shownReference(payment: PaymentReference | undefined) {
  if (!payment) return undefined;
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}

function paymentPolicy({ nonce, settings: own }: SiteContext, settings: PaymentSettings): HeadersInit {
  return nonce
    ? {
        'content-security-policy': contentSecurityPolicy(nonce, [
          ...adapterParts(own),
          gatewayPart(settings),
        ]),
      }
    : {};
}

/** Takes what the gateway’s page was given, and goes on to the review; otherwise says how it ended. */
async function returnFromGateway(
  visit: StepVisit,
  draft: Draft,
  pageId: string,
): Promise<HostedPageResult['state'] | undefined> {
  // Another page’s result would be someone else’s card.
  if (pageId !== draft.site.hostedPage) return undefined;
  const result = await getHostedPage(pageId, apiFor(visit.site));
  if (isCallError(result)) return 'open';
  if (result.state !== 'complete' || !result.payment) return result.state;
  const { hostedPage: _, declined: __, errors: ___, ...site } = draft.site;
  const saved = await visit.save({
    ...draft,
    progress: completeStep(draft.flow, draft.progress, 'payment'),
    site: { ...site, payment: result.payment, order: undefined },
  });
  if (isCallError(saved)) return 'open';
  throw toStep(visit, 'review', visit.cookiesOf(saved));
}

/** The review, with the quote that will be paid. */
async function loadReview(visit: StepVisit, draft: Draft, member: MemberInfo | undefined) {
  const { flow, step, page } = visit;
  const shared = { flow, step, paths: page.paths, here: visit.here() };
  let { order } = draft.site;
  let current = draft;
  if (!order || !isUsable(order)) {
    const quote = await quoteOf(draft, visit.api);
    if (!quote || isCallError(quote)) {
      if (quote && quote.httpStatus === 422) throw await toFieldInError(visit, draft, quote.errors);
      return data({ ...shared, kind: 'unavailable' as const }, quote ? away(quote) : { status: 503 });
    }
    order = newOrder(quote, order);
    const saved = await visit.save({ ...draft, site: { ...draft.site, order } });
    if (isCallError(saved)) return data({ ...shared, kind: 'unavailable' as const }, away(saved));
    current = saved;
  }
  if (!isNothingDue(order.quote) && !draft.site.payment) throw toStep(visit, 'payment');
  return data(
    {
      ...shared,
      kind: 'review' as const,
      ...(await stepData(visit, current, member)),
      quote: order.quote,
      before: order.before,
      isUnresolved: isUnresolved(current.site),
      reference: shownReference(current.site.payment),
    },
    { headers: visit.cookiesOf(current) },
  );
}

/** Leads the visitor to the step with the first field that the API refused. */
async function toFieldInError(visit: StepVisit, draft: Draft, errors: Readonly<Record<string, string>>) {
  const places = Object.entries(errors).map(([name, key]) => ({ ...fieldOfError(name), key }));
  const steps: readonly FlowStep[] = flowSteps[visit.flow];
  const step = steps.find((one) => places.some((place) => place.step === one)) ?? 'review';
  if (step === 'review') throw new Error(`The API refused an order: ${Object.values(errors).join()}`);
  const fields = Object.fromEntries(
    places.filter((place) => place.step === step).map(({ field, key }) => [field, key]),
  );
  const { order: _, ...site } = draft.site;
  const saved = await visit.save({ ...draft, site: { ...site, errors: { step, fields } } });
  return toStep(visit, step, isCallError(saved) ? [] : visit.cookiesOf(saved));
}

/** The page of an attempt to pay: its receipt, the bank’s challenge, or what to do now. */
async function loadAttempt(visit: StepVisit, attemptId: string) {
  const { flow, step, page, url, site } = visit;
  const isFirst = url.searchParams.has(challengeParameter);
  const query = `?${new URLSearchParams({ [attemptParameter]: attemptId })}`;
  const shared = {
    flow,
    step,
    paths: page.paths,
    here: visit.here(query),
    kind: 'attempt' as const,
    types: typesOf(site, visit.locale),
  };
  const attempt = await attemptOf(attemptId, apiFor(site));
  if (isCallError(attempt)) {
    const isKnown = attempt.httpStatus !== 404;
    return data(
      { ...shared, attempt: undefined, isKnown, goesOn: false },
      isKnown ? away(attempt) : { status: 404 },
    );
  }
  const draft = await readDraft(flow, visit.request, site);
  const own = !isCallError(draft) && draft.site.order?.attemptId === attemptId ? draft : undefined;
  if (attempt.state === 'declined' && own) {
    const reason = attempt.reason ?? 'declined';
    const saved = await visit.save({ ...own, site: afterDecline(own.site, reason) });
    if (!isCallError(saved)) throw toStep(visit, 'payment', visit.cookiesOf(saved));
  }
  if (isPaid(attempt) && own) await finishDraft(own, attemptId, visit);
  const isOwnCheckout = own !== undefined || readCheckoutId(visit.cookies, flow) === undefined;
  return data(
    {
      ...shared,
      attempt,
      isKnown: true,
      // Only straight after the order: who comes back from the bank decides.
      goesOn: isFirst && attempt.state === 'challenge',
    },
    { headers: isPaid(attempt) && isOwnCheckout ? visit.cookiesAfter(attemptId) : [] },
  );
}

/** The data of a page of a step. */
export type StepPageData = Awaited<ReturnType<typeof loadStep>>['data'];

/** The answer to a rejected post of a step. */
export interface RefusedStep {
  readonly posted?: RejectedPost | undefined;
  /** The API or the gateway is away; what was typed is in the form again. */
  readonly isAway?: true | undefined;
  /** The link to go on elsewhere: where it is sent, or why not. */
  readonly link?: { readonly sentTo?: string; readonly error?: string } | undefined;
  readonly isUnresolved?: true | undefined;
}

/** The action of a step’s page: the same with and without script. */
export async function postStep(args: StepArgs) {
  const visit = new StepVisit(args);
  const { flow, step } = visit;
  const form = await args.request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const draft = await visit.draft();
  if (isCallError(draft)) return refuse(visit, draft, form);
  if (text(checkoutFields.intent) === checkoutIntents.link)
    return mailLink(visit, draft, text(checkoutFields.email));

  const placed = visit.placedAttempt(draft);
  if (placed) return redirect(visit.attemptPath(placed), 303);
  if (draft.site.order?.attemptId) return redirect(visit.attemptPath(draft.site.order.attemptId), 303);
  // Before anything is changed: what was sent may have been paid.
  if (isUnresolved(draft.site) && step !== 'review') return placeDraft(visit, draft);

  const settings = stepSettings(
    visit.site.settings.club,
    visit.locale,
    step === 'payment' ? undefined : draft.answers.stepPayment?.paymentSelected,
  );
  const landing = landingStep(step, draft, settings);
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
  if (result.status === 'error' || !checked) return refused({ posted: posted(result) }, 422);
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
async function rejected({ flow, step, locale, site }: StepVisit, form: FormData, errors: FormErrors) {
  const definition = stepForm(flow, step, stepSettings(site.settings.club, locale));
  const onSubmit = async () => ({ status: 'error' as const, errors });
  return posted(await handleFormPost(definition, form, { locale, onSubmit }));
}

const posted = (result: Awaited<ReturnType<typeof handleFormPost>>) =>
  result.status === 'error' ? result.posted : undefined;

function refused(answer: RefusedStep, status: number, headers: HeadersInit = {}) {
  return data(answer, { status, headers });
}

/** The form with what was typed, while the API is away or wants fewer calls. */
async function refuse(visit: StepVisit, error: CallError, form: FormData) {
  visit.site.log.warn({ code: error.code }, 'A step of a checkout was not saved');
  const answer = { posted: await rejected(visit, form, { generic: 'tryAgainLater' }), isAway: true as const };
  return refused(answer, error.httpStatus === 429 ? 429 : 503, away(error).headers);
}

/** Saves the answers of a step and goes on to the next one. */
async function saveStep(visit: StepVisit, draft: Draft, post: CheckedPost) {
  const { form, checked } = post;
  const { flow, step, site: context } = visit;
  const answers = withAnswers(draft.answers, step, checked);
  const { errors: _, declined: __, order, ...site } = draft.site;
  const isDone = completeStep(flow, draft.progress, step);
  // The review asks for a new quote, and shows what changed of the last one.
  const base: Draft = { ...draft, answers, site: { ...site, order: expired(order) } };

  const quote = await quoteOf(base, visit.api);
  if (quote && isCallError(quote) && quote.httpStatus === 422) {
    const fields = Object.entries(quote.errors).map(([name, key]) => ({ ...fieldOfError(name), key }));
    const here = fields.filter((place) => place.step === step);
    const errors = Object.fromEntries(here.map(({ field, key }) => [field, key]));
    if (here.length > 0) return refused({ posted: await rejected(visit, form, errors) }, 422);
  }
  if (step !== 'payment') return saved(visit, { ...base, progress: isDone }, nextStep(flow, step), form);
  if (quote && isCallError(quote)) return refuse(visit, quote, form);

  const payment = readReference(post.payment) ?? (sameMethod(base) ? site.payment : undefined);
  if (payment || (quote && isNothingDue(quote))) {
    return saved(visit, { ...base, progress: isDone, site: { ...base.site, payment } }, 'review', form);
  }
  const method = answers.stepPayment?.paymentSelected ?? 'card';
  const hosted = await createHostedPage(
    { method, locale: visit.locale, returnPath: visit.path('payment') },
    apiFor(context),
  );
  if (isCallError(hosted)) return refuse(visit, hosted, form);
  const kept = await visit.save({ ...base, site: { ...base.site, hostedPage: hosted.id } });
  if (isCallError(kept)) return refuse(visit, kept, form);
  return redirectDocument(hosted.url, { status: 303, headers: visit.cookiesOf(kept) });
}

/** The order with an expired quote, which is then replaced; its price is kept for comparison. */
function expired(order: Draft['site']['order']): Draft['site']['order'] {
  return order && { ...order, quote: { ...order.quote, expiresAt: new Date(0).toISOString() } };
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

function nextStep(flow: FlowName, step: FlowStep): FlowStep {
  const steps: readonly FlowStep[] = flowSteps[flow];
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

/** Places the order of the review, for the quote that the visitor saw. */
async function confirm(visit: StepVisit, draft: Draft, seenQuote: string) {
  const { order } = draft.site;
  // Another tab or an expired quote: the review shows the present one first.
  if (!order || order.quote.id !== seenQuote || !isUsable(order)) return toStep(visit, 'review');
  if (isForMembers(visit.flow) && !visit.token) return redirect(visit.signInPath(), 303);
  return placeDraft(visit, draft);
}

/** Places the draft’s order, or repeats it to learn its outcome. */
async function placeDraft(visit: StepVisit, draft: Draft) {
  const { order } = draft.site;
  if (!order) return toStep(visit, 'review');
  // Noted first: if the answer is lost, the same order is sent again.
  const noted = await visit.save({ ...draft, site: { ...draft.site, order: { ...order, sent: true } } });
  if (isCallError(noted)) return refused({ isAway: true }, 503, away(noted).headers);
  const attempt = await sendOrder(noted, order, visit.locale, visit.api);
  if (isCallError(attempt)) return orderRefused(visit, noted, attempt);
  const { attemptId } = attempt;
  if (isPaid(attempt)) {
    await finishDraft(noted, attemptId, visit);
    return redirectDocument(visit.attemptPath(attemptId), {
      status: 303,
      headers: visit.cookiesAfter(attemptId),
    });
  }
  const site =
    attempt.state === 'declined'
      ? afterDecline(noted.site, attempt.reason ?? 'declined')
      : { ...noted.site, order: { ...order, sent: true, attemptId } };
  const kept = await visit.save({ ...noted, site });
  const headers = isCallError(kept) ? [] : visit.cookiesOf(kept);
  if (attempt.state === 'declined') return toStep(visit, 'payment', headers);
  const query: Readonly<Record<string, string>> =
    attempt.state === 'challenge' ? { [challengeParameter]: '1' } : {};
  return redirectDocument(visit.attemptPath(attemptId, query), { status: 303, headers });
}

/** Handles an order that the API rejected, or a lost answer. */
async function orderRefused(visit: StepVisit, draft: Draft, error: CallError) {
  visit.site.log.warn({ code: error.code }, 'An order was not placed');
  if (error.httpStatus === 401) return redirect(visit.signInPath(), 303);
  if (error.httpStatus !== 422) return refused({ isUnresolved: true }, 503, away(error).headers);
  const { order } = draft.site;
  const { quoteId, ...fields } = error.errors;
  if (quoteId !== undefined || Object.keys(fields).length === 0) {
    // The review asks for a new quote and shows the difference.
    const site = { ...draft.site, order: expired(order && { ...order, sent: false }) };
    const kept = await visit.save({ ...draft, site });
    return toStep(visit, 'review', isCallError(kept) ? [] : visit.cookiesOf(kept));
  }
  const { payment, ...site } = draft.site;
  const withoutPayment = fields.payment === undefined ? { ...site, payment } : site;
  return toFieldInError(visit, { ...draft, site: { ...withoutPayment, order: undefined } }, fields);
}

/** Mails the link to go on elsewhere. */
async function mailLink(visit: StepVisit, draft: Draft, email: string) {
  const { locale, site } = visit;
  const kept = draft.id === undefined ? await visit.save(draft) : { ...draft, id: draft.id };
  if (isCallError(kept)) return refused({ isAway: true }, 503, away(kept).headers);
  const answer = await mailResumeLink(kept.id, { email, locale }, apiFor(site));
  if (!isCallError(answer)) return refused({ link: { sentTo: email } }, 200, visit.cookiesOf(kept));
  const error = answer.errors.email ?? answer.errors.generic ?? 'tryAgainLater';
  return refused({ link: { error } }, answer.httpStatus === 422 ? 422 : 503, away(answer).headers);
}
