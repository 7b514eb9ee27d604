import type { ApiClientOptions, CallError } from '@jalon/api-client';
import {
  type HeaderPair,
  page,
  type RedirectAnswer,
  readForm,
  redirect,
  refusedStatus,
  retryAfter,
} from '@jalon/host';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import type { RejectedForm } from '../../account-form/rejected-form.ts';
import { signInFields } from '../../sign-in/form-post.ts';
import { onBehalfOf, readSession, type Session } from '../../sign-in/session.ts';
import { endedCookies } from '../../sign-in/session-cookies.ts';
import { type AccountPage, accountPages } from '../account-paths.ts';
import type { AccountLinks, AccountView } from '../account-view.ts';
import type { AccountOptions } from './options.ts';

/** A request for a page of the host, with what every answer needs. */
export interface Visit {
  readonly options: AccountOptions;
  readonly url: URL;
  readonly isPost: boolean;
  readonly headers: Headers;
  readonly cookies: string | null;
  readonly locale: Locale;
  /** Undefined for a visitor. */
  readonly session: Session | undefined;
  /** The API on behalf of the member, if there is one. */
  readonly api: ApiClientOptions;
}

export function visitOf(options: AccountOptions, { url, method, headers }: Request): Visit {
  const parsed = new URL(url);
  const cookies = headers.get('cookie');
  const session = readSession(cookies);
  return {
    options,
    url: parsed,
    isPost: method === 'POST',
    headers,
    cookies,
    locale: localeFromPath(parsed.pathname),
    session,
    api: session ? onBehalfOf(session, options.api) : options.api,
  };
}

/** The same API with another header; without a value, as it is. */
export function withHeader(api: ApiClientOptions, name: string, value: string | null): ApiClientOptions {
  return value === null ? api : { ...api, headers: { ...api.headers, [name]: value } };
}

/** Reads the text fields of a post; a body that is not a form is treated as an empty form. */
export async function readPost(request: Request): Promise<(name: string) => string> {
  const form = await readForm(request);
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

export type PostedFields = Awaited<ReturnType<typeof readPost>>;

/** The query parameter of a page that confirms an action. */
export const doneParameter = 'done';

/** A page in each language, with a query. */
export function withQuery(
  { fr, en }: Localized<string>,
  query: Readonly<Record<string, string>>,
): Localized<string> {
  const text = `?${new URLSearchParams(query)}`;
  return { fr: fr + text, en: en + text };
}

/** What every view of a page has. */
export function viewBase({ options: { paths }, locale }: Visit, here: Localized<string>) {
  const pages = Object.fromEntries(accountPages.map((name) => [name, paths[name][locale]]));
  const links: AccountLinks = {
    ...(pages as Record<AccountPage, string>),
    session: paths.session?.[locale],
    contactDetails: paths.contactDetails[locale],
    memberships: paths.memberships[locale],
    modify: paths.modify[locale],
    renew: paths.renew[locale],
    endMembership: paths.endMembership?.[locale],
  };
  return { locale, here, links };
}

/** A page: it has personal data, or the fields of a form. */
export function show(view: AccountView, status = 200, headers: readonly HeaderPair[] = []) {
  return page(view, { status, headers: [['cache-control', 'no-store'], ...headers] });
}

/** The address of the page contains a secret, which no other site may see. */
export const secretAddress: HeaderPair = ['referrer-policy', 'same-origin'];

/** The page of a member while the API does not answer. */
export function unavailable(visit: Visit, error: CallError, here: Localized<string>) {
  return show({ ...viewBase(visit, here), kind: 'memberUnavailable' }, 503, retryAfter(error));
}

/** A redirect to the sign-in page, which returns here; it also deletes an expired session's cookies. */
export function signInFirst(visit: Visit): RedirectAnswer {
  const { options, url, locale, isPost } = visit;
  const query = { [signInFields.returnPath]: url.pathname + url.search };
  return redirect(withQuery(options.paths.signIn, query)[locale], {
    status: isPost ? 303 : 302,
    headers: endedCookies(url),
  });
}

/** What the API refused in a form, with the status and the headers of its page. */
export interface Rejection {
  readonly rejected: RejectedForm;
  readonly status: number;
  readonly headers: readonly HeaderPair[];
}

/**
 * What the API refused. Wrong credentials have the status 422, because HTTP requires a `WWW-Authenticate` challenge with 401.
 */
export function rejection(error: CallError, username?: string): Rejection {
  const { errors, httpStatus, retryAfter: seconds } = error;
  const status = httpStatus === 401 ? 422 : refusedStatus(httpStatus);
  return { rejected: { errors, username, retryAfter: seconds }, status, headers: retryAfter(error) };
}

export const hasEnded = ({ httpStatus }: CallError): boolean => httpStatus === 401;
