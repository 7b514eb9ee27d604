import type { ApiClientOptions, CallError } from '@jalon/api-client';
import { type HeaderPair, page, redirect, retryAfter } from '@jalon/host';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { readSession, type Session, signInFields } from '@jalon/membership/server';
import { flowPaths, isForMembers, type StepPage, stepPaths } from '../flow-pages.ts';
import { choicesOf } from '../kit/address-choices.ts';
import { attemptParameter } from '../kit/checkout-post.ts';
import { type FlowName, type FlowStep, flowNames, flowSteps } from '../kit/flow-progress.ts';
import type { CheckoutLinks, CheckoutView } from '../view/checkout-view.ts';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  paidIdHeader,
  readFlowsStates,
  type StepStates,
} from './cookies.ts';
import type { CheckoutOptions } from './options.ts';

/** A request for a page of a checkout, with what every answer needs. */
export interface Visit {
  readonly options: CheckoutOptions;
  readonly url: URL;
  readonly cookies: string | null;
  /** The origin of the page that posted, which the API compares with those that it knows. */
  readonly origin: string | null;
  readonly locale: Locale;
}

/** A request for the page of a step. */
export interface StepVisit extends Visit, StepPage {
  /** Only in the flows of members. */
  readonly session: Session | undefined;
  /** The API on behalf of the member, if there is one. */
  readonly api: ApiClientOptions;
}

export function visitOf(options: CheckoutOptions, { url, headers }: Pick<Request, 'url' | 'headers'>): Visit {
  const parsed = new URL(url);
  return {
    options,
    url: parsed,
    cookies: headers.get('cookie'),
    origin: headers.get('origin'),
    locale: localeFromPath(parsed.pathname),
  };
}

export function stepVisitOf(visit: Visit, page: StepPage): StepVisit {
  const session = isForMembers(page.flow) ? readSession(visit.cookies) : undefined;
  const { api } = visit.options;
  const signedIn = session && {
    ...api,
    headers: { ...api.headers, authorization: `Bearer ${session.token}` },
  };
  return { ...visit, ...page, session, api: signedIn ?? api };
}

/** The API, told to which host the gateway's and the bank's page lead back. */
export function returningApi({ api, origin }: StepVisit): ApiClientOptions {
  return origin === null ? api : { ...api, headers: { ...api.headers, origin } };
}

/** The address of a step in the language of the request. */
export function pathOf({ options: { paths }, locale }: Visit, flow: FlowName, step: FlowStep): string {
  return stepPaths(paths, flow, step)[locale];
}

/** The addresses of all steps of a flow. */
export function stepsOf(visit: Visit, flow: FlowName): Readonly<Partial<Record<FlowStep, string>>> {
  return Object.fromEntries(flowSteps[flow].map((step) => [step, pathOf(visit, flow, step)]));
}

/** The page of a request in each language, with the query parameters to keep. */
export function hereOf(
  { url, paths }: Pick<StepVisit, 'url' | 'paths'>,
  query = choicesOf(url.searchParams),
): Localized<string> {
  return { fr: paths.fr + query, en: paths.en + query };
}

/** The sign-in page, which returns to an address. */
export function signInPath(
  { options: { paths }, locale }: Visit,
  back: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${paths.signIn[locale]}?${new URLSearchParams({ [signInFields.returnPath]: back, ...more })}`;
}

/** The links of a page that has these addresses. */
export function linksOf(visit: Visit, here: Localized<string>): CheckoutLinks {
  const {
    options: { paths },
    locale,
  } = visit;
  const flows = Object.fromEntries(flowNames.map((flow) => [flow, flowPaths(paths, flow)[locale]]));
  return {
    flows: flows as CheckoutLinks['flows'],
    memberArea: paths.memberArea[locale],
    contact: paths.contact[locale],
    privacyPolicy: paths.privacyPolicy[locale],
    home: paths.home[locale],
    signIn: signInPath(visit, here[locale]),
  };
}

/** What every view of a page has. */
export function viewBase(visit: Visit, here: Localized<string>) {
  return { locale: visit.locale, here, links: linksOf(visit, here) };
}

/** The cookies of a saved checkout. */
export function savedCookies(
  { flow, cookies, url }: StepVisit,
  id: string,
  progress: StepStates,
): HeaderPair[] {
  const states = { ...readFlowsStates(cookies), [flow]: progress };
  return [checkoutIdHeader(flow, id, url), flowsStatesHeader(states, url)];
}

/** The cookies of a paid checkout: its state is deleted, and Back shows the receipt for a while. */
export function paidCookies({ flow, cookies, url }: StepVisit, id: string): HeaderPair[] {
  const { [flow]: _, ...states } = readFlowsStates(cookies);
  return [paidIdHeader(flow, id, url), flowsStatesHeader(states, url)];
}

export function attemptPath(
  visit: StepVisit,
  attemptId: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ [attemptParameter]: attemptId, ...more });
  return `${pathOf(visit, visit.flow, 'review')}?${query}`;
}

export function toStep(visit: StepVisit, step: FlowStep, headers: readonly HeaderPair[] = [], query = '') {
  return redirect(pathOf(visit, visit.flow, step) + query, { headers });
}

/** Secrets are in addresses: of a link, an attempt to pay or a gift. Nothing is kept in a cache. */
const pageHeaders: readonly HeaderPair[] = [
  ['cache-control', 'no-store'],
  ['referrer-policy', 'same-origin'],
];

/** A page of a checkout. */
export function show(view: CheckoutView, status = 200, headers: readonly HeaderPair[] = []) {
  return page(view, { status, headers: [...pageHeaders, ...headers] });
}

/** The page while the API is unavailable. */
export function unavailable(visit: StepVisit, error?: CallError) {
  return show({ ...viewBase(visit, hereOf(visit)), kind: 'unavailable' }, 503, error && retryAfter(error));
}
