import { type CallError, call, getMaintenance, isCallError, signOut } from '@jalon/api-client';
import type { Credentials } from '@jalon/api-client/contract';
import { type Answer, type RedirectAnswer, redirect } from '@jalon/host';
import type { Locale, Localized } from '@jalon/i18n';
import { readMemberInfo } from '../../member-info/member-info-cookie.ts';
import { signInFields, signOutIntent } from '../../sign-in/form-post.ts';
import { startSession } from '../../sign-in/session.ts';
import { endedCookies, sessionCookies } from '../../sign-in/session-cookies.ts';
import type { AccountPaths } from '../account-paths.ts';
import type { AccountView } from '../account-view.ts';
import { ownPath, pathIn } from './own-path.ts';
import {
  doneParameter,
  type PostedFields,
  rejection,
  show,
  type Visit,
  viewBase,
  withHeader,
  withQuery,
} from './visit.ts';

/** Maximum milliseconds that the maintenance check may delay the page. */
const maintenanceTimeout = 3_000;
/** Maximum milliseconds that signing out waits for the API. */
const signOutTimeout = 3_000;

/** The sign-in page, or who is signed in; during maintenance the page that says so. */
export async function loadSignIn(visit: Visit): Promise<Answer<AccountView>> {
  const { api, locale, session, cookies } = visit;
  const maintenance = await call(
    getMaintenance,
    { query: { locale } },
    { ...api, timeout: maintenanceTimeout },
  );
  if (!isCallError(maintenance) && maintenance.status === 'on')
    return redirect(maintenance.url, { status: 302 });
  const view = signInView(visit);
  if (!session || view.isConfirmation) return show(view);
  const { locale: _, here, links, returnPath } = view;
  const member = readMemberInfo(cookies);
  const name = member && `${member.name} ${member.surname}`;
  return show({
    locale,
    here,
    links,
    kind: 'signedIn',
    returnPath,
    name,
    memberNumber: session.memberNumber,
  });
}

/** Signs in or out. */
export async function postSignIn(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  if (text(signInFields.intent) === signOutIntent) return endOwnSession(visit);
  const result = await signInWith(visit, text);
  if (!isCallError(result)) return result;
  const { rejected, status, headers } = rejection(result, text(signInFields.username));
  return show({ ...signInView(visit), rejected }, status, headers);
}

/** Signs in with the fields of a post: leads to the page that asked for it if it is the host's, or to the member area. */
export async function signInWith(visit: Visit, text: PostedFields): Promise<RedirectAnswer | CallError> {
  const { options, locale } = visit;
  const credentials = { username: text(signInFields.username), password: text(signInFields.password) };
  const target = ownPath(text(signInFields.returnPath), options.paths) ?? options.paths.memberArea[locale];
  return openSession(visit, credentials, target);
}

/** Signs in, and leads to a page of the host. */
export async function openSession(
  { options, api, url, headers }: Visit,
  credentials: Credentials,
  target: string,
): Promise<RedirectAnswer | CallError> {
  // The API derives the name of the session’s device from it. A token of an open session is replaced by the new one.
  const device = withHeader(api, 'user-agent', headers.get('user-agent') ?? '');
  const started = await startSession(credentials, device, options.club);
  if (isCallError(started)) return started;
  return redirect(target, { headers: sessionCookies(started.session, started.member, url) });
}

/** Ends the session of the request; the cookies are deleted even if the API does not answer. */
export async function endOwnSession({ options, session, api, url, locale }: Visit): Promise<RedirectAnswer> {
  const answer = session && (await call(signOut, {}, { ...api, timeout: signOutTimeout }));
  if (answer && isCallError(answer)) options.log?.warn({ code: answer.code }, 'A session was not ended');
  return redirect(options.paths.signedOut[locale], { headers: endedCookies(url) });
}

/** The addresses of the sign-in page that asks a signed-in member for the password and then returns to a page. */
export function confirmPaths({ options: { paths } }: Visit, page: Localized<string>): Localized<string> {
  return signInPaths(paths, page, true);
}

/** The addresses of the sign-in page that returns to a page, and asks even a member for the password. */
function signInPaths({ signIn }: AccountPaths, page: Localized<string>, confirm: boolean): Localized<string> {
  const address = (locale: Locale) => {
    const query = { [signInFields.returnPath]: page[locale], ...(confirm && { [signInFields.confirm]: '' }) };
    return withQuery(signIn, query)[locale];
  };
  return { fr: address('fr'), en: address('en') };
}

function signInView(visit: Visit) {
  const { options, url, session } = visit;
  const query = url.searchParams;
  const returnPath = ownPath(query.get(signInFields.returnPath), options.paths);
  return {
    ...viewBase(visit, returnPath === undefined ? options.paths.signIn : hereTo(returnPath, visit)),
    kind: 'signIn',
    returnPath,
    isConfirmation: session !== undefined && query.has(signInFields.confirm),
    hasNewPassword: query.get(doneParameter) === 'password',
  } as const;
}

/** The page's address in each language with its parameters; the return path is translated too. */
function hereTo(returnPath: string, { options, url, locale }: Visit): Localized<string> {
  const pathTo = (language: Locale) =>
    language === locale ? returnPath : pathIn(language, returnPath, options);
  const confirm = url.searchParams.has(signInFields.confirm);
  return signInPaths(options.paths, { fr: pathTo('fr'), en: pathTo('en') }, confirm);
}
