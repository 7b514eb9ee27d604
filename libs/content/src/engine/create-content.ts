import { type Answer, page as pageAnswer, redirect } from '@jalon/host';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { type Pictures, resolverIn } from '../pages/addresses.ts';
import type { PageTable } from '../pages/page-table.ts';
import type { ContentPages } from '../source/content-pages.ts';
import type { ContentPage, ContentProblem } from '../source/content-source.ts';
import { type ContentRow, contentTable } from '../store/content-rows.ts';
import { contentProblems } from '../view/content-problems.ts';
import { contentFeatures } from '../view/features-of.ts';
import {
  type Hosted,
  type HostedData,
  type HostedFeatures,
  hostedFeature,
  type RequestedPlace,
} from '../view/hosted.ts';
import { pageView } from '../view/page-view.ts';
import type { ContentView } from '../view/view.ts';
import type { Feed, ViewSource } from '../view/view-source.ts';
import { readEdit, withEdit } from './edited-page.ts';
import { answerEditor, type EditorOptions } from './editor-page.ts';
import { feedOf } from './feed.ts';
import { movedTo } from './moved-to.ts';
import { sitemapOf } from './sitemap.ts';

export interface ContentOptions {
  /** The content and the pages of the site for a request: those of a store, or the drafts. */
  readonly pages: (request: Request) => ContentPages | Promise<ContentPages>;
  /** The site's name, in its titles, feeds and structured data. */
  readonly club: { readonly name: Localized<string> };
  /** The origin of absolute addresses. Default: the request's own. */
  readonly origin?: string | undefined;
  /** The files of the scenes, which content refers to as `picture:<name>`. */
  readonly pictures?: Pictures;
  /** The features that libraries of the host draw. */
  readonly features?: HostedFeatures;
  readonly feed?: Feed;
  /** The table of an edited page; the same as the store's. Default: the pages of the content only. */
  readonly table?: (rows: readonly ContentRow[]) => PageTable;
  /** The editor's page. Default: there is none. */
  readonly editor?: EditorOptions | undefined;
}

/** A page from the editor's form, and the mistakes in it. */
export type PreviewView = ContentView & { readonly problems: readonly ContentProblem[] };

export interface ContentEngine {
  /** Answers a page, the new address of a page that moved, or that there is no page (404). */
  load(request: Request): Promise<Answer<ContentView>>;
  /** Answers a post to the form of a page; 405 on a page without one. */
  post(request: Request): Promise<Answer<ContentView>>;
  /** Answers the editor, which posts its form: the page as it will be (`edit`). */
  preview(request: Request): Promise<Answer<PreviewView>>;
  /** The editor's page, and its configuration at an address that ends with `.json`. */
  editor(request: Request): Promise<Response>;
  /** The RSS feed of the advice, in the language of the address. */
  feed(request: Request): Promise<Response>;
  /** `sitemap.xml`: every indexed page in each language. */
  sitemap(request: Request): Promise<Response>;
  /** Every mistake in the content: in its files, and in references between them. */
  problems(pages: ContentPages): ContentProblem[];
}

/** How a CDN caches a page that is the same for every visitor; browsers revalidate it each time, mostly with a 304. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The content of a site, for any host. */
export function createContent(options: ContentOptions): ContentEngine {
  const { club, origin, pictures = {}, features: hosted = {}, feed, table = contentTable, editor } = options;

  function viewSource(pages: ContentPages, request?: Request): ViewSource {
    const site = { name: club.name, origin: origin ?? (request ? new URL(request.url).origin : '') };
    return { content: pages.content, table: pages.table, site, pictures, feed };
  }

  function places(source: ViewSource, page: ContentPage, locale: Locale, request: Request) {
    const { content, table } = source;
    const features = contentFeatures(page.texts[locale]);
    const resolve = resolverIn(source, locale);
    return { content, table, page, locale, features, resolve, request } satisfies RequestedPlace;
  }

  async function hostedData(place: RequestedPlace): Promise<Map<object, Hosted>> {
    const found = await Promise.all(
      place.features.map(async (feature) => {
        const data = await hostedFeature(hosted, feature)?.load(feature as never, place);
        return data ? [[feature, data] as const] : [];
      }),
    );
    return new Map(found.flat());
  }

  async function find(request: Request) {
    const { pathname } = new URL(request.url);
    const pages = await options.pages(request);
    const row = pages.table.at(pathname);
    const page = row && pages.content.pages.find(({ id }) => id === row.id);
    return { pages, page, source: viewSource(pages, request), locale: localeFromPath(pathname) };
  }

  return {
    async load(request) {
      const { pages, page, source, locale } = await find(request);
      if (!page) {
        const moved = movedTo(pages, new URL(request.url));
        return moved === undefined
          ? pageAnswer({ kind: 'missing' }, { status: 404 })
          : redirect(moved, { status: 301 });
      }
      const data = await hostedData(places(source, page, locale, request));
      const view = pageView(source, page, locale, { hostedData: data });
      return pageAnswer(view, { headers: [['cache-control', isShared(data) ? publicPage : 'no-store']] });
    },

    async post(request) {
      const { page, source, locale } = await find(request);
      if (!page) return pageAnswer({ kind: 'missing' }, { status: 404 });
      const place = places(source, page, locale, request);
      for (const feature of place.features) {
        const posted = await hostedFeature(hosted, feature)?.post?.(feature as never, place);
        if (posted?.kind === 'redirect') return posted;
        if (!posted) continue;
        const data = (await hostedData(place)).set(feature, posted.hosted);
        const { status, headers = [] } = posted;
        const view = pageView(source, page, locale, { hostedData: data });
        return pageAnswer(view, { status, headers: [['cache-control', 'no-store'], ...headers] });
      }
      const view = pageView(source, page, locale, { hostedData: await hostedData(place) });
      return pageAnswer(view, { status: 405, headers: [['cache-control', 'no-store']] });
    },

    async preview(request) {
      const noStore = [['cache-control', 'no-store']] as const;
      const missing = (status: number) =>
        pageAnswer({ kind: 'missing', problems: [] } as const, { status, headers: noStore });
      if (!editor || request.method !== 'POST') return missing(404);
      const edit = await readEdit(request);
      if (!edit) return missing(400);
      const locale = localeFromPath(new URL(request.url).pathname);
      const edited = withEdit(await options.pages(request), edit, locale, table);
      const source = viewSource(edited, request);
      const problems = [...edited.problems];
      const data = await hostedData(places(source, edited.page, locale, request));
      const view = pageView(source, edited.page, locale, { hostedData: data, problems });
      return pageAnswer({ ...view, problems }, { headers: noStore });
    },

    async editor(request) {
      const { content } = await options.pages(request);
      return answerEditor(new URL(request.url), content, editor);
    },

    async feed(request) {
      const pages = await options.pages(request);
      const locale = localeFromPath(new URL(request.url).pathname);
      return absolute(feedOf(viewSource(pages, request), locale), 'application/rss+xml');
    },

    async sitemap(request) {
      const { table, site } = viewSource(await options.pages(request), request);
      return absolute(sitemapOf(table, site.origin), 'application/xml');
    },

    problems: (pages) => contentProblems(viewSource(pages), hosted),
  };

  /** A file with absolute addresses. Their origin comes from one request, unless it is set. */
  function absolute(text: string, type: string): Response {
    return new Response(text, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': origin ? 'public, max-age=3600' : 'private, no-cache',
      },
    });
  }
}

/** Whether a page is the same for every visitor. */
const isShared = (data: HostedData) => [...data.values()].every(({ isOwn = false }) => !isOwn);
