import { defaultClub } from '@jalon/club';
import { defaultAccountPaths } from '../account/account-paths.ts';
import type { AccountView } from '../account/account-view.ts';
import { type AccountOptions, createAccount } from '../account/server/index.ts';

/** The origin of the API, for its handlers. */
export const apiUrl = 'http://api.test';
const origin = 'http://club.test';

/** A page that a browser shows; `elsewhere` for one that is not of an account. */
export type ShownPage = (AccountView | { readonly kind: 'elsewhere' }) & {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
};

/** A browser without scripts before the pages of an account: it keeps cookies and follows redirects. */
export function openBrowser(options: Partial<AccountOptions> = {}) {
  const cookies = new Map<string, string>();
  const paths = { ...defaultAccountPaths, ...options.paths };
  const account = createAccount({ api: { baseUrl: apiUrl }, club: defaultClub, ...options, paths });
  const own = [paths.signIn, paths.forgottenPassword, paths.newPassword, paths.memberArea].flatMap((page) =>
    Object.values(page),
  );

  function requestOf(path: string, form?: Readonly<Record<string, string>>, more: HeadersInit = {}): Request {
    const body = form && new URLSearchParams(form);
    const request = new Request(new URL(path, origin), {
      headers: more,
      ...(body && { method: 'POST', body }),
    });
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers([...request.headers, ['cookie', cookie]]);
    // A browser, as of a story, allows no cookies in a request that a script makes.
    return Object.defineProperty(request, 'headers', { value: headers });
  }

  function keep(headers: Iterable<readonly [string, string]>): void {
    for (const [name, line] of headers) {
      if (name !== 'set-cookie') continue;
      const [, cookie = '', value = '', attributes = ''] = line.match(/^([^=]+)=([^;]*)(.*)$/) ?? [];
      if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(cookie);
      else cookies.set(cookie, value);
    }
  }

  async function call(
    path: string,
    form?: Readonly<Record<string, string>>,
    more?: HeadersInit,
  ): Promise<ShownPage> {
    const request = requestOf(path, form, more);
    const answer = await (form ? account.post(request) : account.load(request));
    keep(answer.headers);
    const { status } = answer;
    const headers = new Headers(answer.headers.map(([name, value]): [string, string] => [name, value]));
    if (answer.kind === 'page') {
      // What a browser gets is JSON.
      const view = JSON.parse(JSON.stringify(answer.view)) as AccountView;
      return { ...view, path, status, headers };
    }
    const { pathname } = new URL(answer.location, origin);
    const isOwn = answer.location.startsWith('/') && own.some((page) => pathname.startsWith(page));
    const isMember = pathname !== paths.contactDetails.fr && pathname !== paths.contactDetails.en;
    if (isOwn && isMember) return call(answer.location);
    return { kind: 'elsewhere', path: answer.location, status, headers };
  }

  return {
    cookies,
    account,
    requestOf,
    keep,
    visit: (path: string) => call(path),
    post: (path: string, form: Readonly<Record<string, string>>, headers?: HeadersInit) =>
      call(path, form, headers),
  };
}
