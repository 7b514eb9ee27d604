import { readCookie, serializeCookie } from '@jalon/host';
import type { PageTable } from '../pages/page-table.ts';
import type { ContentStore, Drafts } from '../store/content-store.ts';
import { isValidSession, readLink, sameSecret, sessionValue } from './preview-link.ts';

/** The cookie of an editor's preview. */
export const previewCookie = 'preview';
/** Seconds for which a link shows drafts after it was opened. */
const previewSeconds = 3_600;

const noStore = { 'cache-control': 'no-store' };
const now = () => Math.floor(Date.now() / 1000);

export interface PreviewOptions<Table extends PageTable> {
  readonly store: ContentStore<Table>;
  /** The key of preview links. */
  readonly secret: string;
}

/** An editor's preview of drafts, opened by a signed link of the content system. */
export interface Previews<Table extends PageTable> {
  /** Answers a link: it leads to the page, with a cookie that shows drafts; 403 without a valid signature. */
  open(request: Request): Promise<Response>;
  /**
   * Ends the preview, and leads back to the page. It changes a cookie: the host refuses the posts of other sites before.
   */
  end(request: Request): Response;
  /** The drafts, for a visitor with the cookie of a preview. */
  drafts(cookies: string | null | undefined): Promise<Drafts<Table> | undefined>;
}

export function createPreviews<Table extends PageTable>({
  store,
  secret,
}: PreviewOptions<Table>): Previews<Table> {
  const cookie = (value: string, maxAge: number, url: URL) =>
    serializeCookie({ name: previewCookie, value, maxAge, httpOnly: true }, url);

  return {
    async open(request) {
      const url = new URL(request.url);
      const headers = { ...noStore, 'referrer-policy': 'no-referrer' };
      const link = readLink(url.searchParams, secret, now());
      if (!link) return new Response('This link is too old, or not complete.', { status: 403, headers });
      const drafts = await store.drafts();
      const locale = link.locale === 'en' ? 'en' : 'fr';
      const location = drafts?.table.find(link.page)?.paths[locale] ?? `/${locale}`;
      const session = sessionValue(now() + previewSeconds, secret);
      const setCookie = cookie(session, previewSeconds, url);
      return new Response(null, { status: 303, headers: { ...headers, location, 'set-cookie': setCookie } });
    },

    end(request) {
      const url = new URL(request.url);
      const from = URL.parse(request.headers.get('referer') ?? '');
      const path = from?.origin === url.origin ? from.pathname : '/';
      // A path such as `//host` would lead to another site.
      const location = path.replace(/^\/+/, '/');
      return new Response(null, {
        status: 303,
        headers: { ...noStore, location, 'set-cookie': cookie('', 0, url) },
      });
    },

    async drafts(cookies) {
      const value = readCookie(cookies, previewCookie);
      return value && isValidSession(value, secret, now()) ? await store.drafts() : undefined;
    },
  };
}

/** Answers the webhook of a content system: reads the content again; 401 without the secret. */
export function answerWebhook(
  request: Request,
  { store, secret }: { readonly store: Pick<ContentStore, 'refresh'>; readonly secret: string },
): Response {
  if (!sameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    return new Response(null, { status: 401, headers: { ...noStore, 'www-authenticate': 'Bearer' } });
  }
  // Answered immediately: a content system aborts a slow call and repeats it.
  void store.refresh();
  return new Response(null, { status: 204, headers: noStore });
}
