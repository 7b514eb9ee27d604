import { merchantOf } from '@jalon/club';
import { type Answer, checkOptions, isPage, redirect } from '@jalon/host';
import type { Localized } from '@jalon/i18n';
import { signInFields } from '@jalon/membership/server';
import { defaultCheckoutPaths, flowPaths, isForMembers } from '../flow-pages.ts';
import { type FlowName, flowNames } from '../kit/flow-progress.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import { hasFlowState, readFlowsStates } from './cookies.ts';
import { loadGift, postGift } from './gift.ts';
import { leaveFlows } from './leave.ts';
import { loadStep } from './load-step.ts';
import type { CheckoutOptions } from './options.ts';
import { pageTable } from './page-table.ts';
import { postStep } from './post-step.ts';
import { loadResume, postResume } from './resume.ts';
import { stepVisitOf, type Visit, visitOf } from './visit.ts';

export {
  type CheckoutPaths,
  defaultCheckoutPaths,
  flowPaths,
  isForMembers,
  type StepPage,
  stepPages,
} from '../flow-pages.ts';
export type { CheckoutView } from '../view/checkout-view.ts';
export { flowTitle } from '../view/flow-title.ts';
export type { CheckoutOptions, SoldMemberships } from './options.ts';

const neededPaths = Object.keys(defaultCheckoutPaths).filter((name) => name !== 'starts');

/** The checkouts of a host: every page of the four flows, of mailed links and of gifts. */
export interface CheckoutEngine {
  /**
   * The page of a request. Changes nothing: neither at the API nor in the browser.
   * @throws Error for an address that `paths` does not have
   */
  load(request: Request): Promise<Answer<CheckoutView>>;
  /** Answers a form of such a page. @throws Error for an address that `paths` does not have */
  post(request: Request): Promise<Answer<CheckoutView>>;
  /**
   * Answers any request of the host. On a page that is not of a checkout, the answers of a visitor who has left one are deleted, as the
   * specification asks; not on the pages in `keepOn`, and not on the sign-in page on the way to a step.
   */
  leave(request: Request, next: () => Promise<Response>): Promise<Response>;
}

/**
 * Creates the checkouts for the requests of a visitor: `api` has the headers that forward the address.
 * @throws Error that names an option that is missing or wrong, or a setting of the club without which no contract can be made
 */
export function createCheckout(options: CheckoutOptions): CheckoutEngine {
  checkOptions('createCheckout', options, { paths: neededPaths, club: true });
  // Without a seller no contract can be made.
  merchantOf(options.club);
  const pageAt = pageTable(options.paths);

  function known(request: Request) {
    const visit = visitOf(options, request);
    const page = pageAt(visit.url.pathname);
    if (!page)
      throw new Error(
        `${visit.url.pathname} is no page of a checkout: name it in the paths of createCheckout`,
      );
    if (page.kind === 'start') return { ...page, visit };
    return page.kind === 'step'
      ? ({ kind: 'step', visit: stepVisitOf(visit, page) } as const)
      : ({ kind: page.kind, visit: { ...visit, token: page.token, at: page.at } } as const);
  }

  /** Leads to the first page of a flow, with the choices of the address. */
  function toStart({ flow, visit }: { readonly flow: FlowName; readonly visit: Visit }) {
    return redirect(flowPaths(options.paths, flow)[visit.locale] + visit.url.search);
  }

  function keeps(url: URL): boolean {
    if (pageAt(url.pathname) || options.keepOn?.(url.pathname)) return true;
    if (!isPage(url.pathname, options.paths.signIn)) return false;
    const back = url.searchParams.get(signInFields.returnPath) ?? '';
    // Not an address of another site.
    return /^\/[^/\\]/.test(back) && pageAt(new URL(back, url).pathname)?.kind === 'step';
  }

  return {
    async load(request) {
      const page = known(request);
      if (page.kind === 'start') return toStart(page);
      if (page.kind === 'step') return loadStep(page.visit);
      return page.kind === 'gift' ? loadGift(page.visit) : loadResume(page.visit);
    },
    async post(request) {
      const page = known(request);
      if (page.kind === 'start') return toStart(page);
      if (page.kind === 'step') return postStep(page.visit, request);
      return page.kind === 'gift' ? postGift(page.visit) : postResume(page.visit, request);
    },
    async leave(request, next) {
      const visit = visitOf(options, request);
      // A HEAD only asks whether the host answers.
      const isVisit = request.method === 'GET' && hasFlowState(visit.cookies);
      if (!isVisit || keeps(visit.url)) return next();
      // A browser that loads a page early asks again if the visitor follows the link.
      if (request.headers.get('sec-purpose')?.startsWith('prefetch')) {
        return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
      }
      const [response, headers] = await Promise.all([next(), leaveFlows(visit)]);
      for (const [name, value] of headers) response.headers.append(name, value);
      return response;
    },
  };
}

/** The first page of a member’s flow that was not finished in this browser. */
export function openMemberFlow(
  cookies: string | null,
  paths: Pick<CheckoutOptions['paths'], 'steps'>,
): Localized<string> | undefined {
  const states = readFlowsStates(cookies);
  const flow = flowNames.find((name) => isForMembers(name) && states[name]);
  return flow && flowPaths(paths, flow);
}
