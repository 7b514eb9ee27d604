import type { Localized } from '@jalon/i18n';
import { sampleMemberships } from '@jalon/membership/samples';
import { plainBrowser } from '../../../../tools/vite/plain-browser.ts';
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
  const checkout = createCheckout({
    paths: defaultCheckoutPaths,
    api: { baseUrl: apiUrl },
    club: sampleClub,
    memberships: (locale) => sampleMemberships[locale],
    ...options,
  });
  const { ask, cookies } = plainBrowser(checkout, origin);
  const pageAt = pageTable(options.paths ?? defaultCheckoutPaths);
  let lastRedirect = '';

  async function call(path: string, form?: Readonly<Record<string, string>>): Promise<Page> {
    const answer = await ask(path, form);
    if (answer.kind === 'page') return { ...JSON.parse(JSON.stringify(answer.view)), path };
    lastRedirect = answer.location;
    const { pathname, origin: target } = new URL(answer.location, origin);
    const leaves = target !== origin || pageAt(pathname) === undefined;
    return leaves ? elsewhere(path) : call(answer.location);
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

/** A page of this kind. @throws Error with the path of another page */
export function pageOf<Kind extends Page['kind']>(page: Page, kind: Kind): Extract<Page, { kind: Kind }> {
  if (page.kind !== kind) throw new Error(`The ${kind} was not reached: ${page.path}`);
  return page as Extract<Page, { kind: Kind }>;
}

/** What a test sees of a page of another site, or of another part of the host. */
function elsewhere(path: string): Page {
  const here: Localized<string> = { fr: path, en: path };
  return { kind: 'unavailable', path, here, locale: 'fr', links: {} as CheckoutView['links'] };
}
