import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { vi } from 'vitest';
import type { Settings } from '../../../server/settings.ts';
import { createSiteContext, getSite } from '../../site-context.server.ts';
import { checkoutPage } from '../checkout-pages.ts';
import { loadStep, type StepPageData } from '../load-step.server.ts';
import { postStep, type RefusedStep } from '../post-step.server.ts';

export type Page = StepPageData & { readonly path: string };
type Answer =
  | { readonly page: Page; readonly refused?: undefined }
  | { readonly refused: RefusedStep; readonly page?: undefined };

/** The origin of the API, for its handlers. */
export const apiUrl = 'http://api.test';
const settings = {
  apiUrl,
  club: defaultClub,
  contentFolder: fileURLToPath(new URL('../../../content/', import.meta.url)),
} as Settings;

/** A browser with its cookies and current address. */
export function openBrowser() {
  const cookies = new Map<string, string>();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let lastRedirect = '';

  async function call(path: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    const url = new URL(path, 'http://site.test');
    const headers = { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') };
    const request = new Request(url, {
      headers,
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const context = createSiteContext({ settings, visitor: undefined, log });
    let answer: unknown;
    try {
      answer = await (form ? postStep : loadStep)({ request, url, context });
    } catch (thrown) {
      answer = thrown;
    }
    if (answer instanceof Response) {
      store(answer.headers);
      lastRedirect = answer.headers.get('location') ?? '';
      const { pathname } = new URL(lastRedirect, url);
      const isStep = checkoutPage(getSite(context).siteMap.at(pathname)?.id) !== undefined;
      return isStep ? call(lastRedirect) : { refused: {} };
    }
    if (answer instanceof Error) throw answer;
    const { data, init } = answer as { data: StepPageData | RefusedStep; init: ResponseInit | null };
    store(new Headers(init?.headers));
    return 'kind' in data ? { page: { ...data, path } } : { refused: data as RefusedStep };
  }

  function store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = line.match(/^([^=]+)=([^;]*);(.*)$/) ?? [];
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    cookies,
    get lastRedirect() {
      return lastRedirect;
    },
    async visit(path: string): Promise<Page> {
      const { page } = await call(path);
      if (!page) throw new Error(`${path} was refused`);
      return page;
    },
    post: (path: string, form: Readonly<Record<string, string>>) => call(path, form),
  };
}

export type StepBrowser = ReturnType<typeof openBrowser>;
