import { type CallError, isCallError } from '@jalon/api-client';
import { recentSignIn } from '@jalon/api-client/contract';
import { contactDetailsSettings } from '@jalon/club';
import {
  type Answer,
  checkOptions,
  type HeaderPair,
  headersOf,
  isFromOtherSite,
  isPage,
  type RedirectAnswer,
} from '@jalon/host';
import type { Localized } from '@jalon/i18n';
import { assembleMemberInfo } from '../../member-info/assemble-member-info.ts';
import { connectionFailed, keepIntent, signInFields } from '../../sign-in/form-post.ts';
import { fetchMember } from '../../sign-in/session.ts';
import { memberInfoHeader } from '../../sign-in/session-cookies.ts';
import { type AccountPage, type AccountPaths, accountPages, defaultAccountPaths } from '../account-paths.ts';
import type { AccountView } from '../account-view.ts';
import { memberOf, type SignedInMember } from './member.ts';
import { loadMemberArea, postMemberArea } from './member-area.ts';
import type { AccountOptions } from './options.ts';
import { pathIn } from './own-path.ts';
import {
  loadForgottenPassword,
  loadNewPassword,
  postForgottenPassword,
  postNewPassword,
} from './passwords.ts';
import { loadSavedPayment, postSavedPayment } from './saved-payment.ts';
import { loadSecurity, postSecurity } from './security.ts';
import { confirmPaths, loadSignIn, postSignIn, signInWith } from './sign-in.ts';
import { type PostedFields, readPost, rejection, signInFirst, type Visit, visitOf } from './visit.ts';

export { type AccountPage, type AccountPaths, accountPages, defaultAccountPaths } from '../account-paths.ts';
export type { AccountView } from '../account-view.ts';
export type { AccountOptions } from './options.ts';

/** The member who asks for another page of the host, such as the form for the contact details. */
export interface PageMember extends SignedInMember {
  /** The club asks for the password before the email address is changed, and it was entered too long ago. */
  readonly emailIsLocked: boolean;
}

/** The accounts of a host: sign-in, passwords, sessions, member area and saved payment. */
export interface AccountEngine {
  /**
   * The page of a request. Changes nothing at the API.
   * @throws Error for an address that `paths` does not have
   */
  load(request: Request): Promise<Answer<AccountView>>;
  /**
   * Answers a form of such a page. A post from a page of another site changes nothing, and has the status 403.
   * @throws Error for an address that `paths` does not have
   */
  post(request: Request): Promise<Answer<AccountView>>;
  /** Answers the sign-in form with a script, at `paths.session`: JSON, and the cookies of the session. Keeps an open session in use. */
  session(request: Request): Promise<Response>;
  /** The redirect to the sign-in page for a visitor who asks for a page of members; undefined for a member, and for a post. */
  signInFirst(request: Request): RedirectAnswer | undefined;
  /** The member of a request for another page of the host, or the answer to send instead of that page. */
  member(request: Request): Promise<PageMember | Answer<AccountView>>;
  /** The addresses of the sign-in page that asks even a signed-in member for the password, and then returns to this page. */
  confirmPaths(request: Request): Localized<string>;
  /** The cookie with the member's details as the API has them now; none if they are not known. */
  memberInfo(request: Request): Promise<readonly HeaderPair[]>;
}

interface PageEngine {
  load(visit: Visit): Promise<Answer<AccountView>>;
  post(visit: Visit, text: PostedFields): Promise<Answer<AccountView>>;
}

const engines: Readonly<Record<AccountPage, PageEngine>> = {
  signIn: { load: loadSignIn, post: postSignIn },
  forgottenPassword: { load: loadForgottenPassword, post: postForgottenPassword },
  newPassword: { load: loadNewPassword, post: postNewPassword },
  memberArea: { load: loadMemberArea, post: postMemberArea },
  security: { load: loadSecurity, post: postSecurity },
  savedPayment: { load: loadSavedPayment, post: postSavedPayment },
};

/** The page of an account at a path; undefined for another page of the host. */
export function pageAt(pathname: string, paths: AccountPaths): AccountPage | undefined {
  return accountPages.find((name) => isPage(pathname, paths[name]));
}

const neededPaths = Object.keys(defaultAccountPaths).filter((name) => name !== 'session');

/**
 * Creates the accounts for the requests of a visitor: `api` has the headers that forward the address.
 * @throws Error that names an option that is missing or wrong
 */
export function createAccount(options: AccountOptions): AccountEngine {
  checkOptions('createAccount', options, { paths: neededPaths, club: true });

  function engineAt({ url }: Visit): PageEngine {
    const page = pageAt(url.pathname, options.paths);
    if (!page) {
      throw new Error(`${url.pathname} is no page of an account: name it in the paths of createAccount`);
    }
    return engines[page];
  }

  return {
    async load(request) {
      const visit = visitOf(options, request);
      return engineAt(visit).load(visit);
    },
    async post(request) {
      const visit = visitOf(options, request);
      const engine = engineAt(visit);
      if (!isFromOtherSite(request)) return engine.post(visit, await readPost(request));
      const answer = await engine.load({ ...visit, isPost: false });
      return answer.kind === 'page' ? { ...answer, status: 403 } : answer;
    },
    async session(request) {
      const visit = visitOf(options, request);
      const location = options.paths.signIn[visit.locale];
      // A browser that opens the address needs the page.
      if (!visit.isPost) return new Response(null, { status: 302, headers: { location } });
      if (isFromOtherSite(request)) return Response.json(connectionFailed, { status: 403 });
      const text = await readPost(request);
      if (text(signInFields.intent) === keepIntent) return keptAnswer(visit);
      return sessionAnswer(await signInWith(visit, text));
    },
    signInFirst(request) {
      const visit = visitOf(options, request);
      return visit.isPost || visit.session ? undefined : signInFirst(visit);
    },
    async member(request) {
      const visit = visitOf(options, request);
      const found = await memberOf(visit, hereOf(visit));
      if (found.kind !== 'member') return found;
      const age = Date.now() - found.session.signedInAt.getTime();
      const { emailAsksPassword } = contactDetailsSettings(options.club.contactDetails);
      return { ...found, emailIsLocked: emailAsksPassword && age >= recentSignIn.offered };
    },
    confirmPaths(request) {
      const visit = visitOf(options, request);
      return confirmPaths(visit, hereOf(visit));
    },
    async memberInfo(request) {
      const { session, url } = visitOf(options, request);
      const source = session && (await fetchMember(session, options.api));
      if (!source || isCallError(source)) return [];
      return [memberInfoHeader(assembleMemberInfo(source, options.club), session.expires, url)];
    },
  };
}

/** The page of a request in each language. */
function hereOf({ url: { pathname }, options }: Visit): Localized<string> {
  return { fr: pathIn('fr', pathname, options), en: pathIn('en', pathname, options) };
}

/** Any call with the token is a use of the session: 204 if it is still open. */
async function keptAnswer({ session, options: { api } }: Visit): Promise<Response> {
  const source = session && (await fetchMember(session, api));
  if (source && !isCallError(source)) return new Response(null, { status: 204 });
  return new Response(null, { status: source ? source.httpStatus || 503 : 401 });
}

/** The page to open, or the errors. */
function sessionAnswer(result: RedirectAnswer | CallError): Response {
  if (!isCallError(result)) {
    const headers = headersOf(result);
    headers.set('cache-control', 'no-store');
    return Response.json({ target: result.location }, { headers });
  }
  const { rejected, status, headers } = rejection(result);
  return Response.json(rejected, {
    status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(headers) },
  });
}
