import { call, getPaymentSettings, isCallError } from '@jalon/api-client';
import {
  enteredParameter,
  hostedPageParameter,
  isSamePrice,
  paymentsPerYear,
  type Quote,
  type Term,
} from '@jalon/api-client/contract';
import { merchantOf } from '@jalon/club';
import { type Answer, redirect } from '@jalon/host';
import { dayInQuebec } from '@jalon/i18n';
import { type MembershipType, withPrices } from '@jalon/membership/content';
import { gatewaySecurity } from '@jalon/membership/payments';
import { additionalMemberCode, assembleMemberInfo, type MemberInfo } from '@jalon/membership/schemas';
import { fetchMember, sessionTimes, signInFields } from '@jalon/membership/server';
import { isForMembers } from '../flow-pages.ts';
import { choiceParameters, choicesOf } from '../kit/address-choices.ts';
import type { CheckoutData } from '../kit/checkout-data.ts';
import { attemptParameter } from '../kit/checkout-post.ts';
import { answersOf, quoteRequestOf, type StepAnswers, withAnswers } from '../kit/flow-answers.ts';
import { type FlowName, flowSteps } from '../kit/flow-progress.ts';
import { agreementsOf } from '../kit/legal/agreements.ts';
import type { CheckoutView, NotForMemberView, StepView } from '../view/checkout-view.ts';
import { typeNames } from '../view/type-names.ts';
import { type Draft, emptyDraft, isEntered, readDraft } from './draft.ts';
import { landingStep } from './guard.ts';
import { loadAttempt } from './load-attempt.ts';
import { errorsAt, inOtherTerm, isNothingDue, priceOf, quoteOf, stepInError } from './price.ts';
import { stepSettings } from './settings.ts';
import { type Prices, pricesOf, soldTypes } from './sold-types.ts';
import { isUnchanged, unchangedParameter } from './unchanged.ts';
import {
  attemptPath,
  hereOf,
  pathOf,
  type StepVisit,
  show,
  signInPath,
  stepsOf,
  toStep,
  unavailable,
  viewBase,
} from './visit.ts';

/** The page of a step, in any state, with the price of what is typed in it, if it was posted. Changes nothing. */
export async function loadStep(visit: StepVisit, typed?: StepAnswers): Promise<Answer<CheckoutView>> {
  const { flow, step, url, options } = visit;
  const attemptId = url.searchParams.get(attemptParameter);
  if (step === 'review' && attemptId) return loadAttempt(visit, attemptId);

  const member = await memberOf(visit);
  if (member && 'kind' in member) return member;

  const draft = await readDraft(visit);
  if (isCallError(draft)) return unavailable(visit, draft);
  if (draft.placed !== undefined && step === 'review') return redirect(attemptPath(visit, draft.placed));
  if (draft.order?.attemptId !== undefined) return redirect(attemptPath(visit, draft.order.attemptId));

  const landing = landingOf(visit, draft);
  if (landing !== step) return toStep(visit, landing, [], choicesOf(url.searchParams));
  const isEnd = step === 'payment' || step === 'review';
  if (isEnd && !draft.order && isUnchanged(flow, draft.answers, member?.info)) {
    return toStep(visit, 'registration', [], `?${unchangedParameter}=1`);
  }
  if (step === 'review') return loadReview(visit, draft, member?.info);

  const prices = await pricesOf(visit);
  const isFirst = step === 'registration' && flow !== 'modify-my-membership';
  const choice = isFirst ? choiceFor(visit, draft, prices) : undefined;
  if (choice) return show({ ...viewBase(visit, hereOf(visit)), kind: 'choice', flow, ...choice });

  const hosted = hostedState(visit, draft);
  // The review posts the secret: reading a page keeps nothing.
  if (hosted === 'complete') return toStep(visit, 'review', [], enteredQuery(url));

  const priced = typed ? { ...draft, answers: withAnswers(draft.answers, step, typed) } : draft;
  const price = await priceOf(visit, priced);
  const closed = closedBy(visit, member?.info, price.errors);
  if (closed) return closed;
  // The terms to choose from have prices: without them the step can’t be completed.
  if (step === 'payment' && price.isAway) return unavailable(visit);
  const inError = stepInError(flow, price.errors);
  const steps: readonly string[] = flowSteps[flow];
  // Only if an earlier answer is invalid: later questions are not answered yet.
  if (inError && steps.indexOf(inError) < steps.indexOf(step)) return toStep(visit, inError);

  const [otherTerm, gateway] = await Promise.all([
    step === 'payment' ? priceOf(visit, inOtherTerm(priced)) : undefined,
    step === 'payment' ? call(getPaymentSettings, {}, options.api) : undefined,
  ]);
  if (gateway && isCallError(gateway)) return unavailable(visit, gateway);
  return show({
    ...answeredView(visit, draft, { member: member?.info, prices, quote: price.quote }),
    kind: 'step',
    quote: price.quote,
    isUnpriced: price.isAway,
    isUnchanged: step === 'registration' && url.searchParams.has(unchangedParameter),
    otherTerm: otherTerm?.quote,
    errors: errorsAt(step, { ...draft.errors, ...price.errors }),
    declined: step === 'payment' ? draft.declined : undefined,
    hosted,
    gateway,
    security: gateway && gatewaySecurity(gateway),
  });
}

/** The page of a step whose answers can't be saved or read at the moment, for the answers of a rejected post. */
export function stepWithoutApi(visit: StepVisit): StepView {
  const view = answeredView(visit, emptyDraft(visit.flow), { member: undefined, prices: undefined });
  return { ...view, kind: 'step', isUnpriced: true };
}

/**
 * The step to show: the requested one, or an earlier incomplete one. While an order may have been received, only the
 * review: a changed answer could not reach it.
 */
export function landingOf({ step, options: { club }, locale }: StepVisit, draft: Draft) {
  if (draft.order) return 'review';
  const settings = stepSettings(club, locale, draft.answers.stepPayment?.paymentSelected);
  return landingStep(step, draft, settings);
}

/** The signed-in member of a member's flow, or the page that says why the flow is closed; undefined in other flows. */
async function memberOf(
  visit: StepVisit,
): Promise<{ readonly info: MemberInfo } | Answer<CheckoutView> | undefined> {
  const { flow, options, session } = visit;
  if (!isForMembers(flow)) return undefined;
  const base = { ...viewBase(visit, hereOf(visit)), flow };
  const source = session && (await fetchMember(session, options.api));
  if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) {
    return show({ ...base, kind: 'membersOnly' });
  }
  if (isCallError(source)) return unavailable(visit, source);
  const info = assembleMemberInfo(source, options.club);
  const reason = whyNot(flow, info, dayInQuebec());
  return reason ? showClosed(visit, info, reason) : { info };
}

type Reason = NotForMemberView['reason'];

/** The page that says why a flow is closed for a member. */
function showClosed(visit: StepVisit, info: MemberInfo, reason: Reason): Answer<CheckoutView> {
  const { expirationDate, indRenewalPeriod: canRenew = false } = info;
  const base = { ...viewBase(visit, hereOf(visit)), flow: visit.flow };
  return show({ ...base, kind: 'notForMember', reason, expirationDate, canRenew });
}

/** The reasons of the API for not pricing a flow of a member, by its errors of `flow`. */
const reasons: ReadonlyMap<string, Reason> = new Map([
  ['paymentProcessing', 'processing'],
  ['notActive', 'notActive'],
  ['notInPeriod', 'notInPeriod'],
]);

/** The page that says why the API does not price a flow; undefined when it does, or has another reason. */
function closedBy(
  visit: StepVisit,
  info: MemberInfo | undefined,
  { flow }: { readonly flow?: string },
): Answer<CheckoutView> | undefined {
  const reason = flow === undefined ? undefined : reasons.get(flow);
  return info && reason && showClosed(visit, info, reason);
}

/** Why a member can’t use a flow, by the rules of the API’s quotes; undefined if they can. */
function whyNot(
  flow: FlowName,
  { codeTypeMember, codeStatusAdhesion, expirationDate, indRenewalPeriod }: MemberInfo,
  today: string,
): Reason | undefined {
  if (codeTypeMember === additionalMemberCode) return 'notMain';
  if (flow === 'renewal') return indRenewalPeriod ? undefined : 'notInPeriod';
  // On its last day, a membership that was ended has an end that is not past.
  if (codeStatusAdhesion === 'C') return 'notActive';
  return expirationDate && expirationDate.slice(0, 10) >= today ? undefined : 'notActive';
}

/** The memberships to choose from, if none is chosen, the chosen one is no longer sold, or the visitor wants another. */
function choiceFor({ options, locale, url, paths }: StepVisit, draft: Draft, known: Prices) {
  const isSold = (code: string | undefined) =>
    known ? known.prices.some(({ codeOptionAdhesion }) => codeOptionAdhesion === code) : code !== undefined;
  const asked = url.searchParams.get(choiceParameters.type);
  const chosen = asked === null ? draft.answers.step1?.membership?.codeOptionAdhesion : asked.toUpperCase();
  if (isSold(chosen)) return undefined;
  const { types = [], texts } = options.memberships(locale) ?? {};
  const others = new URLSearchParams(choicesOf(url.searchParams));
  const memberships = withPrices(types, known?.prices ?? [], known?.options).map((membership) => {
    others.set(choiceParameters.type, membership.codeOptionAdhesion);
    return { ...membership, primaryCta: { href: `${paths[locale]}?${others}` }, secondaryCta: undefined };
  });
  return { texts, memberships };
}

/** What every step with answers has. */
function answeredView(
  visit: StepVisit,
  draft: Draft,
  {
    member,
    prices,
    quote,
  }: { readonly member: MemberInfo | undefined; readonly prices: Prices; readonly quote?: Quote | undefined },
) {
  const { flow, step } = visit;
  const types = soldTypes(visit, prices);
  return {
    ...viewBase(visit, hereOf(visit)),
    flow,
    step,
    steps: stepsOf(visit, flow),
    answers: startOf(visit, draft, member),
    data: described(visit, draft, quote),
    progress: draft.progress,
    isSaved: draft.id !== undefined,
    types,
    member: member && {
      ...shownMember(member),
      session: sessionTimes(visit.session),
      keepSession: visit.options.paths.session?.[visit.locale],
      signInAgain: signInPath(visit, pathOf(visit, flow, step), { [signInFields.confirm]: '' }),
    },
    presentType: flow === 'modify-my-membership' ? member?.codeOptionAdhesion : undefined,
    optionPrices: optionPricesOf(prices, draft.answers.stepPayment?.termSelected),
    presentMembers: member ? membersOf(member) : [],
    reference: draft.payment,
  };
}

/** The prices of the options for a year: as in a quote, or twelve times the monthly price. */
function optionPricesOf(known: Prices, term: Term = 'annual'): StepView['optionPrices'] {
  const { additionalMember, vrOption } = known?.options ?? {};
  const yearly = (price: typeof vrOption) =>
    term === 'annual' ? price?.yearly_price : price?.monthly_price && price.monthly_price * paymentsPerYear;
  return { additionalMember: yearly(additionalMember), vrOption: yearly(vrOption) };
}

/** The answers of the step; a member starts with what the membership has, automatic renewal included. */
function startOf({ step }: StepVisit, draft: Draft, member: MemberInfo | undefined): StepAnswers {
  if (step === 'registration') return presentOf(draft, member);
  const answers = answersOf(draft.answers, step);
  const isOn = step === 'payment' && !draft.answers.stepPayment && member?.automaticRenewal;
  return isOn ? { ...answers, renewalSelected: true } : answers;
}

/** The answers of the first step; a member who changes the membership starts with the current one. */
function presentOf({ answers }: Draft, member: MemberInfo | undefined): StepAnswers {
  if (!member || answers.step1?.indOptionVR !== undefined) return answersOf(answers, 'registration');
  const { codeOptionAdhesion, indOptionVR } = member;
  return { indOptionVR, membership: { codeOptionAdhesion }, ...answersOf(answers, 'registration') };
}

/** The members on the membership other than the main member, with the data that the step shows. */
function membersOf({ associatesMembers = [] }: MemberInfo): StepView['presentMembers'] {
  return associatesMembers.flatMap(({ memberNumber, name = '', surname = '', indOptionVR }) =>
    memberNumber ? [{ memberNumber, name, surname, indOptionVR }] : [],
  );
}

/** The answers with what the club’s content says of the type, the price, and what may be shown of the card. */
function described(
  { options, locale, flow }: StepVisit,
  { answers, payment }: Draft,
  quote: Quote | undefined,
): CheckoutData {
  const { step1, step4, stepPayment } = answers;
  const code = step1?.membership?.codeOptionAdhesion;
  const type = options.memberships(locale)?.types.find((one) => one.codeOptionAdhesion === code);
  const members = quoteRequestOf(flow, answers)?.additionalMembers;
  return {
    ...answers,
    ...(type && { step1: { ...step1, id: type.id, membership: membershipOf(type) } }),
    ...(stepPayment &&
      quote && { step4: { ...step4, members, priceData: quote.priceData, cardType: payment?.brand } }),
  };
}

/** A type as the answers of a checkout name it. The club has one picture of each. */
function membershipOf({ id, name, image, codeOptionAdhesion, codeClasseAdhesion }: MembershipType) {
  return { id, name, image: image.src, emptyCardImage: image.src, codeOptionAdhesion, codeClasseAdhesion };
}

function shownMember({
  memberNumber,
  name = '',
  surname = '',
  codeOptionAdhesion,
  email,
  expirationDate,
}: MemberInfo): NonNullable<StepView['member']> {
  return { memberNumber, name: `${name} ${surname}`.trim(), codeOptionAdhesion, email, expirationDate };
}

/**
 * How the gateway’s page ended, from which the visitor returns; undefined for the page of another checkout, and for one that was filled in
 * elsewhere.
 */
function hostedState({ step, url }: StepVisit, { hostedPage }: Draft): StepView['hosted'] {
  const pageId = step === 'payment' ? url.searchParams.get(hostedPageParameter) : null;
  if (pageId === null || pageId !== hostedPage?.id) return undefined;
  return hostedPage.state === 'complete' && enteredQuery(url) === '' ? undefined : hostedPage.state;
}

/** The secret with which the gateway’s page led back, as a query. */
function enteredQuery({ searchParams }: URL): string {
  const entered = searchParams.get(enteredParameter);
  return entered === null ? '' : `?${new URLSearchParams({ [enteredParameter]: entered })}`;
}

/** The review, with the price to pay. */
async function loadReview(
  visit: StepVisit,
  draft: Draft,
  member: MemberInfo | undefined,
): Promise<Answer<CheckoutView>> {
  // An order that was sent keeps its price.
  const quote = (draft.order && draft.quote) ?? (await quoteOf(visit, draft));
  if (!quote || isCallError(quote)) {
    const closed = quote && closedBy(visit, member, quote.errors);
    if (closed) return closed;
    const inError = quote && stepInError(visit.flow, quote.errors);
    return inError ? toStep(visit, inError) : unavailable(visit, quote);
  }
  const entered = visit.url.searchParams.get(enteredParameter) ?? undefined;
  if (!isNothingDue(quote) && !draft.order && !isEntered(draft, entered)) return toStep(visit, 'payment');
  const answered = answeredView(visit, draft, { member, prices: await pricesOf(visit), quote });
  const query = enteredQuery(visit.url);
  const { data, types, reference } = answered;
  const agreements = agreementsOf(visit.locale, {
    merchant: merchantOf(visit.options.club),
    data,
    quote,
    reference,
    membershipName: typeNames(types, visit.locale),
  });
  return show({
    ...answered,
    here: query === '' ? answered.here : hereOf(visit, query),
    kind: 'review',
    entered,
    quote,
    agreements,
    before: [draft.quote, draft.before].find((former) => former && !isSamePrice(former, quote)),
    paymentUntil: isNothingDue(quote) ? undefined : draft.paymentUntil,
    isUnresolved: draft.order !== undefined,
    notPlaced: draft.notPlaced,
  });
}
