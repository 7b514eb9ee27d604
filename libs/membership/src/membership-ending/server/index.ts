import {
  type ApiClientOptions,
  type CallError,
  call,
  endMembership,
  endMembershipByLink,
  getEnding,
  getEndingOfLink,
  isCallError,
  requestEndingLink,
} from '@jalon/api-client';
import type { EndingAnswer } from '@jalon/api-client/contract';
import {
  type Answer,
  checkOptions,
  type HeaderPair,
  isPage,
  page,
  readForm,
  redirect,
  refusedStatus,
  retryAfter,
  tokenPage,
} from '@jalon/host';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { signInFields } from '../../sign-in/form-post.ts';
import { onBehalfOf, readSession } from '../../sign-in/session.ts';
import type { EndingPaths } from '../ending-paths.ts';
import { endingFields } from '../ending-post.ts';
import type { AskView, MembershipEndingView, NothingView } from '../ending-view.ts';

export type { EndingPaths } from '../ending-paths.ts';
export type { MembershipEndingView } from '../ending-view.ts';

export interface MembershipEndingOptions {
  readonly paths: EndingPaths;
  /** The address of the API, and the headers that forward the visitor's address. */
  readonly api: ApiClientOptions;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}

/** The pages that end a membership: of the signed-in member, and of a mailed link for those who do not sign in. */
export interface MembershipEndingEngine {
  /** The page of a request. Changes nothing. @throws Error for an address that `paths` does not have */
  load(request: Request): Promise<Answer<MembershipEndingView>>;
  /** Answers a form of such a page. @throws Error for an address that `paths` does not have */
  post(request: Request): Promise<Answer<MembershipEndingView>>;
}

const neededPaths: readonly (keyof EndingPaths)[] = [
  'ending',
  'link',
  'signIn',
  'memberArea',
  'contact',
  'home',
];

/**
 * Creates the pages for the requests of a visitor: `api` has the headers that forward the address.
 * @throws Error that names an option that is missing or wrong
 */
export function createMembershipEnding(options: MembershipEndingOptions): MembershipEndingEngine {
  checkOptions('createMembershipEnding', options, { paths: neededPaths, club: false });
  return {
    async load(request) {
      const visit = visitOf(options, request);
      if (visit.url.searchParams.has(sentParameter)) return show(visit, { kind: 'linkSent' });
      if (!visit.way) return show(visit, { kind: 'ask' });
      return showEnding(visit, await visit.way.read());
    },
    async post(request) {
      const visit = visitOf(options, request);
      const fields = await readForm(request);
      const text = (name: string) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : '';
      };
      if (!visit.way) return askForLink(visit, text(endingFields.number));
      const ended = await visit.way.end(text(endingFields.seen));
      // The page shows the end, and a reload posts nothing.
      if (!isCallError(ended)) return redirect(visit.here[visit.locale], { headers: pageHeaders });
      return showFailure(visit, ended);
    },
  };
}

/** The page has what only one person may see, and its address may have a secret. */
const pageHeaders: readonly HeaderPair[] = [
  ['cache-control', 'no-store'],
  ['referrer-policy', 'same-origin'],
];

const sentParameter = 'sent';

/** How the person is known: by a session, or by a mailed link. */
interface Way {
  read(): Promise<EndingAnswer | CallError>;
  end(seen: string): Promise<EndingAnswer | CallError>;
}

interface Visit {
  readonly options: MembershipEndingOptions;
  readonly url: URL;
  readonly locale: Locale;
  readonly here: Localized<string>;
  readonly isMember: boolean;
  /** Undefined for a visitor without a link. */
  readonly way: Way | undefined;
}

function visitOf(options: MembershipEndingOptions, request: Request): Visit {
  const url = new URL(request.url);
  const { paths, api } = options;
  const locale = localeFromPath(url.pathname);
  if (isPage(url.pathname, paths.ending)) {
    const session = readSession(request.headers.get('cookie'));
    const way = session && ofMember(onBehalfOf(session, api), locale);
    return { options, url, locale, here: paths.ending, isMember: way !== undefined, way };
  }
  const found = tokenPage(url.pathname, paths.link);
  if (!found) {
    throw new Error(
      `${url.pathname} does not end a membership: name it in the paths of createMembershipEnding`,
    );
  }
  const { token, here } = found;
  return { options, url, locale, here, isMember: false, way: ofLink(api, token, locale) };
}

const ofMember = (api: ApiClientOptions, locale: Locale): Way => ({
  read: () => call(getEnding, {}, api),
  end: (seen) => call(endMembership, { body: { seen, locale } }, api),
});

const ofLink = (api: ApiClientOptions, token: string, locale: Locale): Way => ({
  read: () => call(getEndingOfLink, { body: { token } }, api),
  end: (seen) => call(endMembershipByLink, { body: { token, seen, locale } }, api),
});

type Part<View> = View extends MembershipEndingView
  ? Omit<View, 'locale' | 'here' | 'links' | 'isMember'>
  : never;

function show(
  { options: { paths }, locale, here, isMember }: Visit,
  view: Part<MembershipEndingView>,
  status = 200,
  headers: readonly HeaderPair[] = [],
): Answer<MembershipEndingView> {
  const links = {
    ending: paths.ending[locale],
    memberArea: paths.memberArea[locale],
    contact: paths.contact[locale],
    home: paths.home[locale],
    signIn: signInPath(paths, locale),
  };
  return page({ locale, here, links, isMember, ...view } as MembershipEndingView, {
    status,
    headers: [...pageHeaders, ...headers],
  });
}

/** The sign-in page, which returns to the end of the membership. */
function signInPath(paths: EndingPaths, locale: Locale): string {
  return `${paths.signIn[locale]}?${new URLSearchParams({ [signInFields.returnPath]: paths.ending[locale] })}`;
}

function showEnding(visit: Visit, answer: EndingAnswer | CallError): Answer<MembershipEndingView> {
  if (isCallError(answer)) return showNothing(visit, answer);
  const { ending } = answer;
  return show(visit, { kind: ending.state, ending });
}

/** Why there is nothing to show. */
function showNothing(visit: Visit, error: CallError): Answer<MembershipEndingView> {
  const { options, locale } = visit;
  const reasons: Readonly<Record<number, [NothingView['reason'], number]>> = {
    403: ['notMain', 403],
    404: ['none', 404],
    422: ['expired', 404],
  };
  if (error.httpStatus === 401) return redirect(signInPath(options.paths, locale), { headers: pageHeaders });
  const [reason, status] = reasons[error.httpStatus] ?? ['away', 503];
  if (reason === 'away')
    options.log?.warn({ code: error.code }, 'The end of a membership could not be shown');
  return show(visit, { kind: 'nothing', reason }, status, retryAfter(error));
}

/** The page again, with the present amounts: nothing has ended. */
async function showFailure(visit: Visit, error: CallError): Promise<Answer<MembershipEndingView>> {
  if ([401, 403, 404].includes(error.httpStatus) || error.errors.token !== undefined) {
    return showNothing(visit, error);
  }
  visit.options.log?.warn({ code: error.code }, 'A membership was not ended');
  const answer = await visit.way?.read();
  if (!answer || isCallError(answer)) return showNothing(visit, error);
  // The answer to the press was lost, but not the press.
  if (answer.ending.state === 'ended') return showEnding(visit, answer);
  const problem = error.errors.seen === 'changed' ? 'changed' : 'away';
  const status = problem === 'changed' ? 422 : error.httpStatus === 429 ? 429 : 503;
  return show(visit, { kind: 'ready', ending: answer.ending, problem }, status, retryAfter(error));
}

/** Requests the link. The answer is the same whether or not the number exists. */
async function askForLink(visit: Visit, number: string): Promise<Answer<MembershipEndingView>> {
  const { options, locale, here } = visit;
  const asked = await call(requestEndingLink, { body: { number, locale } }, options.api);
  if (!isCallError(asked)) {
    return redirect(`${here[locale]}?${new URLSearchParams({ [sentParameter]: 'yes' })}`, {
      headers: pageHeaders,
    });
  }
  const { errors, httpStatus, retryAfter: seconds } = asked;
  const rejected = { errors, retryAfter: seconds } satisfies AskView['rejected'];
  return show(visit, { kind: 'ask', number, rejected }, refusedStatus(httpStatus), retryAfter(asked));
}
