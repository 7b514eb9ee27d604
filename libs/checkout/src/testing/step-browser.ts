import type { Localized } from '@jalon/i18n';
import { sampleMemberships } from '@jalon/membership/samples';
import {
  type CheckoutOptions,
  type CheckoutView,
  createCheckout,
  defaultCheckoutPaths,
} from '../server/index.ts';
import { pageTable } from '../server/page-table.ts';
import type { RefusedStep } from '../view/checkout-view.ts';
import { sampleClub } from './sample-checkout.ts';

export type Page = CheckoutView & { readonly path: string; readonly refused?: RefusedStep | undefined };

/** The origin of the API, for its handlers. */
export const apiUrl = 'http://api.test';
const origin = 'http://club.test';

/** A browser without scripts, with its cookies and current address, before the pages of a checkout. */
export function openBrowser(options: Partial<CheckoutOptions> = {}) {
  const cookies = new Map<string, string>();
  const checkout = createCheckout({
    paths: defaultCheckoutPaths,
    api: { baseUrl: apiUrl },
    club: sampleClub,
    memberships: (locale) => sampleMemberships[locale],
    ...options,
  });
  const pageAt = pageTable(options.paths ?? defaultCheckoutPaths);
  let lastRedirect = '';

  function requestOf(path: string, form?: Readonly<Record<string, string>>): Request {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const request = new Request(new URL(path, origin), body && { method: 'POST', body });
    const headers = new Headers([...request.headers, ['cookie', cookie]]);
    // A browser, as of a story, allows no cookies in a request that a script makes.
    return Object.defineProperty(request, 'headers', { value: headers });
  }

  async function call(path: string, form?: Readonly<Record<string, string>>): Promise<Page> {
    const request = requestOf(path, form);
    const answer = await (form ? checkout.post(request) : checkout.load(request));
    for (const [name, value] of answer.headers) if (name === 'set-cookie') store(value);
    if (answer.kind === 'page') return { ...JSON.parse(JSON.stringify(answer.view)), path };
    lastRedirect = answer.location;
    const { pathname, origin: target } = new URL(answer.location, origin);
    const leaves = target !== origin || pageAt(pathname) === undefined;
    return leaves ? elsewhere(path) : call(answer.location);
  }

  function store(line: string): void {
    const [, name = '', value = '', attributes = ''] = line.match(/^([^=]+)=([^;]*);(.*)$/) ?? [];
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    /** Signs a member in, without a password. */
    signIn(memberNumber: string) {
      const claims = btoa(JSON.stringify({ memberNumber, iat: 1, exp: 4_000_000_000 }));
      cookies.set('accessToken', `a.${claims.replaceAll('=', '')}.c`);
    },
    cookies,
    checkout,
    get lastRedirect() {
      return lastRedirect;
    },
    visit: (path: string) => call(path),
    post: (path: string, form: Readonly<Record<string, string>>) => call(path, form),
  };
}

export type StepBrowser = ReturnType<typeof openBrowser>;

/** What a test sees of a page of another site, or of another part of the host. */
function elsewhere(path: string): Page {
  const here: Localized<string> = { fr: path, en: path };
  return { kind: 'unavailable', path, here, locale: 'fr', links: {} as CheckoutView['links'] };
}
