import { defaultClub } from '@jalon/club';
import { type PlainForm, plainBrowser } from '../../../../tools/vite/plain-browser.ts';
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
  const paths = { ...defaultAccountPaths, ...options.paths };
  const account = createAccount({ api: { baseUrl: apiUrl }, club: defaultClub, ...options, paths });
  const { ask, ...browser } = plainBrowser(account, origin);
  const own = [paths.signIn, paths.forgottenPassword, paths.newPassword, paths.memberArea].flatMap((page) =>
    Object.values(page),
  );

  async function call(path: string, form?: PlainForm, more?: HeadersInit): Promise<ShownPage> {
    const answer = await ask(path, form, more);
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
    ...browser,
    account,
    visit: (path: string) => call(path),
    post: call as (path: string, form: PlainForm, more?: HeadersInit) => Promise<ShownPage>,
  };
}
