import { type CallError, isCallError } from '@jalon/api-client';
import {
  type FlowName,
  type FlowStep,
  fieldOfError,
  flowSteps,
  type StepSchemaSettings,
} from '@jalon/checkout/schemas';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { signInFields } from '@jalon/membership/server';
import { type RouterContextProvider, redirect } from 'react-router';
import { apiFor } from '../api.server.ts';
import { readSession } from '../sign-in/session.server.ts';
import { getSite, type SiteContext } from '../site-context.server.ts';
import { choicesOf, withAddressChoices } from './address-choices.ts';
import { type CheckoutPage, checkoutPage, isForMembers, pageId } from './checkout-pages.ts';
import { attemptParameter } from './checkout-post.ts';
import { isUnresolved } from './payment/order.server.ts';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  placedAttemptHeader,
  readFlowsStates,
  readPlacedAttempt,
} from './state/checkout-cookies.ts';
import { type Draft, emptyDraft, readDraft, type SiteState, saveDraft } from './state/draft.server.ts';
import { landingStep } from './state/guard.ts';

export interface StepArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** A request for the page of a step, with the data to answer it. */
export class StepVisit {
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
    const row = this.site.siteMap.at(url.pathname);
    const page = checkoutPage(row?.id);
    if (!row || !page) throw new Error(`${url.pathname} is not a step of a checkout`);
    this.page = { ...page, paths: row.paths };
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

  /** The address of a step. Default: in the language of the request. */
  path(step: FlowStep, locale = this.locale): string {
    return this.site.siteMap.page(pageId(this.flow, step)).paths[locale];
  }

  /** This page in each language, with the query parameters to keep. */
  here(keep = choicesOf(this.url.searchParams)): Localized<string> {
    const { fr, en } = this.page.paths;
    return { fr: fr + keep, en: en + keep };
  }

  /** The sign-in page, which returns to a step. Default: this one, with the choices of the address. */
  signInPath(step?: FlowStep): string {
    const signIn = this.site.siteMap.page('sign-in').paths[this.locale];
    return `${signIn}?${new URLSearchParams({ [signInFields.returnPath]: step ? this.path(step) : this.here()[this.locale] })}`;
  }

  /** The draft with the choices of the address; another member’s draft is ignored. */
  async draft(): Promise<Draft | CallError> {
    const draft = await readDraft(this.flow, this.request, this.site);
    if (isCallError(draft)) return draft;
    const owner = draft.site.memberNumber;
    const isOthers = owner !== undefined && this.memberNumber !== undefined && owner !== this.memberNumber;
    const own = isOthers ? emptyDraft(this.flow) : draft;
    // The answers of an order whose outcome is unknown stay: repeated, it must be the same request.
    if (isUnresolved(own.site)) return own;
    return { ...own, answers: withAddressChoices(own.answers, this.url.searchParams) };
  }

  /**
   * The step to show: the requested one, or an earlier incomplete one. While an order may have been received, only the
   * review: a changed answer could not reach it.
   */
  landing(draft: Draft, settings: StepSchemaSettings): FlowStep {
    return isUnresolved(draft.site) ? 'review' : landingStep(this.step, draft, settings);
  }

  /** The attempt that paid the flow’s last order, for a late press and for Back. */
  placedAttempt({ id, site }: Draft): string | undefined {
    if (site.placed) return site.placed;
    const isLast = id === undefined && this.step === 'review';
    return isLast ? readPlacedAttempt(this.cookies, this.flow, this.memberNumber) : undefined;
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

  /** The cookies after a completed flow: its state is deleted, and Back shows the receipt for a while. */
  cookiesAfter(attemptId: string): [string, string][] {
    const { protocol } = this.url;
    const { [this.flow]: _, ...states } = readFlowsStates(this.cookies);
    return [
      ['set-cookie', checkoutIdHeader(this.flow, undefined, protocol)],
      ['set-cookie', flowsStatesHeader(states, protocol)],
      [
        'set-cookie',
        placedAttemptHeader(this.flow, attemptId, { protocol, memberNumber: this.memberNumber }),
      ],
    ];
  }

  attemptPath(attemptId: string, more: Readonly<Record<string, string>> = {}): string {
    return `${this.path('review')}?${new URLSearchParams({ [attemptParameter]: attemptId, ...more })}`;
  }
}

/** A redirect after a post or to another step. */
export function toStep(visit: StepVisit, step: FlowStep, headers: [string, string][] = [], query = '') {
  return redirect(visit.path(step) + query, { status: 303, headers });
}

/** The headers of a response while the API is unavailable. */
export function away({ retryAfter }: CallError): ResponseInit {
  return { status: 503, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} };
}

/** Redirects the visitor to the step with the first field that the API refused; to the review if no step has that field. */
export async function toFieldInError(
  visit: StepVisit,
  draft: Draft,
  errors: Readonly<Record<string, string>>,
) {
  const places = Object.entries(errors).map(([name, key]) => ({ ...fieldOfError(name), key }));
  const steps: readonly FlowStep[] = flowSteps[visit.flow];
  const step = steps.find((one) => places.some((place) => place.step === one)) ?? 'review';
  const fields = Object.fromEntries(
    places.filter((place) => place.step === step).map(({ field, key }) => [field, key]),
  );
  const { order: _, ...site } = draft.site;
  const cause: Partial<SiteState> =
    step === 'review' ? { notPlaced: 'changed' } : { errors: { step, fields }, notPlaced: undefined };
  const saved = await visit.save({ ...draft, site: { ...site, ...cause } });
  return toStep(visit, step, isCallError(saved) ? [] : visit.cookiesOf(saved));
}
