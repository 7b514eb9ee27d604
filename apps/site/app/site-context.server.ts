import { formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import { createContext, RouterContextProvider } from 'react-router';
import { readSettings, type Settings } from '../server/settings.ts';
import { contentProblems } from './content/content-problems.server.ts';
import { contentRows } from './content/content-rows.ts';
import type { Content } from './content/source/content-source.ts';
import { fileSource } from './content/source/file-source.server.ts';
import { pricesVersion } from './memberships/todays-prices.server.ts';
import { SiteMap, sitePages } from './site-map.ts';

/** The data that the server passes to the routes with one request. */
export interface RequestContext {
  readonly settings: Settings;
  /** The nonce of this response's Content-Security-Policy. */
  readonly nonce: string | undefined;
  /** Forwarding headers with the visitor's address, for the API's rate limits. Never logged. */
  readonly visitor: Readonly<Record<string, string>> | undefined;
  readonly log: Readonly<Record<'warn' | 'error', (details: object, message: string) => void>>;
}

export interface SiteContext extends RequestContext {
  readonly siteMap: SiteMap;
  /** The forms with the club's settings. */
  readonly forms: readonly SiteForm[];
  readonly content: Content;
}

/** What the pages of a site are made from, until its content changes. */
type Pages = Pick<SiteContext, 'content' | 'siteMap' | 'forms'>;

const sources = new WeakMap<Settings, () => Pages>();

/** The content of the site, its table of pages and its forms, for the club's settings. */
function pagesOf(settings: Settings, log: RequestContext['log']): Pages {
  const source = sources.get(settings) ?? pagesSource(settings, log);
  sources.set(settings, source);
  return source();
}

function pagesSource(settings: Settings, log: RequestContext['log']): () => Pages {
  const source = fileSource(settings.contentFolder, { watch: import.meta.env.DEV });
  // Here and not by the server: the server has its own copy of `@jalon/forms`, whose field registry does not know the
  // schemas of this bundle.
  const forms = formDefinitions(settings.club);
  let last: Pages | undefined;
  return () => {
    const content = source.current();
    if (last?.content === content) return last;
    const siteMap = new SiteMap(sitePages(settings.club, contentRows(content)));
    last = { content, siteMap, forms };
    for (const problem of contentProblems(last)) {
      log.warn({ content: problem }, 'A mistake in the content');
    }
    return last;
  };
}

const versions = new WeakMap<Pages, number>();
let lastVersion = 0;

/** Another text each time the content or the prices have changed. */
export function contentVersion(settings: Settings, log: RequestContext['log']): string {
  const pages = pagesOf(settings, log);
  const version = versions.get(pages) ?? ++lastVersion;
  versions.set(pages, version);
  return `${version} ${pricesVersion({ settings, log })}`;
}

/** Reads the content when the server starts, and logs its mistakes. */
export function loadContent(settings: Settings, log: RequestContext['log']): void {
  pagesOf(settings, log);
}

// React Router's development server passes no context.
export const siteContext = createContext<SiteContext | undefined>(
  import.meta.env.DEV ? developmentContext() : undefined,
);

/** The context of one request, for the request handler. */
export function createSiteContext(context: RequestContext): RouterContextProvider {
  const pages = pagesOf(context.settings, context.log);
  return new RouterContextProvider(new Map([[siteContext, { ...context, ...pages }]]));
}

/** The site's context in a loader, an action or the renderer. */
export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
  const site = context.get(siteContext);
  if (!site) throw new Error('The server passed no context to the routes');
  return site;
}

function developmentContext(): SiteContext {
  const { settings, problems } = readSettings(process.env);
  if (problems) throw new Error(problems.join('\n'));
  const log: RequestContext['log'] = {
    warn: (details, message) => console.warn(message, details),
    error: (details, message) => console.error(message, details),
  };
  return {
    settings,
    // Read for each request, so that an edit of the content shows at once.
    get siteMap() {
      return pagesOf(settings, log).siteMap;
    },
    get content() {
      return pagesOf(settings, log).content;
    },
    get forms() {
      return pagesOf(settings, log).forms;
    },
    nonce: undefined,
    visitor: undefined,
    log,
  };
}
