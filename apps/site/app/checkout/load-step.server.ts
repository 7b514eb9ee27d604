import { getHostedPage, getPaymentSettings, isCallError } from '@jalon/api-client';
import {
  type HostedPageResult,
  hostedPageParameter,
  type OrderAttempt,
  type PaymentReference,
  type PaymentSettings,
  paymentsPerYear,
  type Term,
} from '@jalon/api-client/contract';
import type { OptionPrices } from '@jalon/checkout';
import {
  answersOf,
  type CheckoutData,
  completeStep,
  type FlowName,
  flowSteps,
  type StepAnswers,
} from '@jalon/checkout/schemas';
import type { Locale, Localized } from '@jalon/i18n';
import { additionalMemberCode, assembleMemberInfo, type MemberInfo } from '@jalon/membership/schemas';
import { data, redirect } from 'react-router';
import { apiFor } from '../api.server.ts';
import { offerOf } from '../content/page/block-view.server.ts';
import { todaysOptions, todaysPrices } from '../memberships/todays-prices.server.ts';
import { endSession, lookUpMember, readSession } from '../sign-in/session.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { choiceParameters, choicesOf } from './address-choices.ts';
import { isForMembers } from './checkout-pages.ts';
import { attemptParameter, challengeParameter } from './checkout-post.ts';
import { stepSettings, todayInQuebec } from './checkout-settings.server.ts';
import { gatewayPart } from './payment/gateway-part.server.ts';
import {
  afterDecline,
  attemptOf,
  isFresh,
  isNothingDue,
  isPaid,
  isUnresolved,
  newOrder,
  quoteOf,
} from './payment/order.server.ts';
import { errorsAt, inOtherTerm, priceOf, stepInError } from './payment/step-price.server.ts';
import { readCheckoutId } from './state/checkout-cookies.ts';
import { type Draft, finishDraft, readDraft } from './state/draft.server.ts';
import { away, type StepArgs, StepVisit, toFieldInError, toStep } from './step-visit.server.ts';

/** The loader of a step’s page. */
export async function loadStep(args: StepArgs) {
  const visit = new StepVisit(args);
  const { site, flow, step, page, url } = visit;
  // The review saves the order that it shows: only for a visitor who opens it.
  if (step === 'review' && args.request.headers.get('sec-purpose')?.startsWith('prefetch')) {
    throw new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
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
    const reason = whyNot(flow, member, todayInQuebec());
    if (reason) {
      const { expirationDate, indRenewalPeriod: canRenew = false } = member;
      const contactPath = site.siteMap.page('contact-us').paths[visit.locale];
      return data({
        ...shared,
        kind: 'notForMember' as const,
        reason,
        expirationDate,
        canRenew,
        contactPath,
      });
    }
  }

  const draft = await visit.draft();
  if (isCallError(draft)) return data({ ...shared, kind: 'unavailable' as const }, away(draft));
  const placed = visit.placedAttempt(draft);
  if (placed) throw redirect(visit.attemptPath(placed));
  if (draft.site.order?.attemptId) throw redirect(visit.attemptPath(draft.site.order.attemptId));

  const settings = stepSettings(site.settings.club, visit.locale, draft.answers.stepPayment?.paymentSelected);
  const landing = visit.landing(draft, settings);
  if (landing !== step) throw toStep(visit, landing, [], choicesOf(url.searchParams));

  if (step === 'review') return loadReview(visit, draft, member);

  const isFirst = step === 'registration' && flow !== 'modify-my-membership';
  const choices = isFirst ? await choicesFor(visit, draft) : undefined;
  if (choices) return data({ ...shared, kind: 'choose' as const, ...choices });

  const hostedPage = step === 'payment' ? url.searchParams.get(hostedPageParameter) : null;
  const hosted = hostedPage ? await returnFromGateway(visit, draft, hostedPage) : undefined;
  const price = await priceOf(visit, draft);
  // The terms to choose from have prices: without them the step can’t be completed.
  if (step === 'payment' && price.isAway) {
    return data({ ...shared, kind: 'unavailable' as const }, { status: 503 });
  }
  const inError = stepInError(flow, price.errors);
  // Only if an earlier answer is invalid: later questions are not answered yet.
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
  return data({
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
    security: gateway && gatewayPart(gateway),
    reference: step === 'payment' ? shownReference(draft.site.payment) : undefined,
  });
}

/** Why a member can’t use a flow, by the rules of the API’s quotes; undefined if they can. */
function whyNot(
  flow: FlowName,
  { codeTypeMember, expirationDate, indRenewalPeriod }: MemberInfo,
  today: string,
): 'notMain' | 'notActive' | 'notInPeriod' | undefined {
  if (codeTypeMember === additionalMemberCode) return 'notMain';
  if (flow === 'renewal') return indRenewalPeriod ? undefined : 'notInPeriod';
  return expirationDate && expirationDate.slice(0, 10) >= today ? undefined : 'notActive';
}

/** The memberships to choose from, if none is chosen, the chosen one is no longer sold, or the visitor wants another. */
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

/** Data for every step. */
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
    optionPrices: optionPricesOf(await todaysOptions(site), draft.answers.stepPayment?.termSelected),
  };
}

type Options = Awaited<ReturnType<typeof todaysOptions>>;

/** The prices of the options for a year: as in a quote, or twelve times the monthly price. */
function optionPricesOf({ additionalMember, vrOption }: Options, term: Term = 'annual'): OptionPrices {
  const yearly = (price: Options['vrOption']) =>
    term === 'annual' ? price?.yearly_price : price?.monthly_price && price.monthly_price * paymentsPerYear;
  return { additionalMember: yearly(additionalMember), vrOption: yearly(vrOption) };
}

function typesOf({ content }: SiteContext, locale: Locale) {
  const types = content.memberships[locale]?.types ?? [];
  return types.map(({ name, codeOptionAdhesion }) => ({ name, codeOptionAdhesion }));
}

/** The name of a type in both languages, which the contract and the receipt show. */
function nameOfType(site: SiteContext, code: string): Localized<string> | undefined {
  const nameIn = (locale: Locale) =>
    typesOf(site, locale).find(({ codeOptionAdhesion }) => codeOptionAdhesion === code)?.name;
  const [fr, en] = [nameIn('fr'), nameIn('en')];
  return fr && en ? { fr, en } : undefined;
}

/** The answers of the first step; a member who changes the membership starts with the current one. */
function presentOf({ answers }: Draft, member: MemberInfo | undefined): StepAnswers {
  if (!member || answers.step1?.indOptionVR !== undefined) return answersOf(answers, 'registration');
  const { codeOptionAdhesion, indOptionVR } = member;
  return { indOptionVR, membership: { codeOptionAdhesion }, ...answersOf(answers, 'registration') };
}

/** The members on the membership other than the main member, with the data that the step shows. */
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

function shownReference(payment: PaymentReference | undefined) {
  if (!payment) return undefined;
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}

/** Keeps the card or account of the gateway’s page and continues to the review; otherwise returns the page’s state. */
async function returnFromGateway(
  visit: StepVisit,
  draft: Draft,
  pageId: string,
): Promise<HostedPageResult['state'] | undefined> {
  // A result from another checkout would be someone else’s card.
  if (pageId !== draft.site.hostedPage) return undefined;
  const result = await getHostedPage(pageId, apiFor(visit.site));
  if (isCallError(result)) return 'open';
  if (result.state !== 'complete' || !result.payment) return result.state;
  const { hostedPage: _, declined: __, errors: ___, ...site } = draft.site;
  const saved = await visit.save({
    ...draft,
    progress: completeStep(draft.flow, draft.progress, 'payment'),
    site: { ...site, payment: result.payment, paymentAt: Date.now(), order: undefined },
  });
  if (isCallError(saved)) return 'open';
  throw toStep(visit, 'review', visit.cookiesOf(saved));
}

/** The review, with the quote to pay. */
async function loadReview(visit: StepVisit, draft: Draft, member: MemberInfo | undefined) {
  const { flow, step, page } = visit;
  const shared = { flow, step, paths: page.paths, here: visit.here() };
  let { order } = draft.site;
  let current = draft;
  if (!order || !isFresh(order)) {
    const quote = await quoteOf(draft, visit.api);
    if (!quote || isCallError(quote)) {
      if (quote && stepInError(flow, quote.errors) !== undefined) {
        throw await toFieldInError(visit, draft, quote.errors);
      }
      return data({ ...shared, kind: 'unavailable' as const }, quote ? away(quote) : { status: 503 });
    }
    order = newOrder(quote, nameOfType(visit.site, quote.codeOptionAdhesion), order);
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
      notPlaced: current.site.notPlaced,
      reference: shownReference(current.site.payment),
    },
    { headers: visit.cookiesOf(current) },
  );
}

/** The page of an attempt to pay: its receipt, the bank’s challenge, or the next actions. */
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
    contactPath: site.siteMap.page('contact-us').paths[visit.locale],
  };
  const attempt = await attemptOf(attemptId, apiFor(site));
  if (isCallError(attempt)) {
    const isKnown = attempt.httpStatus !== 404;
    return data(
      { ...shared, attempt: undefined, isKnown, goesOn: false, isFramed: false },
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
  const gateway = attempt.state === 'challenge' ? await getPaymentSettings(apiFor(site)) : undefined;
  const framing = gateway && !isCallError(gateway) && mayFrame(attempt, gateway) ? gateway : undefined;
  const isOwnCheckout = own !== undefined || readCheckoutId(visit.cookies, flow) === undefined;
  return data(
    {
      ...shared,
      attempt,
      isKnown: true,
      // Only right after the order: a visitor who returns from the bank chooses the next action.
      goesOn: isFirst && attempt.state === 'challenge',
      isFramed: framing !== undefined,
      security: framing && gatewayPart(framing),
    },
    { headers: isPaid(attempt) && isOwnCheckout ? visit.cookiesAfter(attemptId) : [] },
  );
}

/** Only the sandbox gateway’s challenges: a bank’s page refuses to be framed. */
function mayFrame({ challengeUrl }: OrderAttempt, { gateway, origin }: PaymentSettings): boolean {
  return (
    gateway === 'sandbox' &&
    challengeUrl !== undefined &&
    new URL(challengeUrl).origin === new URL(origin).origin
  );
}

/** The data of a page of a step. */
export type StepPageData = Awaited<ReturnType<typeof loadStep>>['data'];
