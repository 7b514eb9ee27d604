import { setTimeout as delay } from 'node:timers/promises';
import type { Content, ContentPages, ContentStore, Drafts } from '@jalon/content/server';
import type { SiteForm } from '@jalon/forms/schemas';
import { createContext, RouterContextProvider } from 'react-router';
import { compareSettings } from './compare-settings.ts';
import { formsOf, openSiteContent } from './content/site-store.server.ts';
import { priceList } from './memberships/price-list.server.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import type { SiteMap } from './site-map.ts';

/** The data that the server passes to the routes for one request. */
export interface RequestContext {
  readonly settings: Settings;
  /** Forwarding headers with the visitor's address, for the API's rate limits. Never logged. */
  readonly visitor: Readonly<Record<string, string>> | undefined;
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (details: object, message: string) => void>>;
  /** The drafts, for an editor with a preview link. */
  readonly drafts?: Drafts<SiteMap> | undefined;
  /** Whether the response is the page for every visitor, whose marks the server fills: see `page-parts/page-template.tsx`. */
  readonly isTemplate?: boolean;
}

/** The content of the site and the table of its pages, until one of them changes. */
export interface SiteContext extends RequestContext {
  readonly content: Content;
  readonly siteMap: SiteMap;
  /** The forms with the club's settings. */
  readonly forms: readonly SiteForm[];
}

const contents = new WeakMap<Settings, ContentStore<SiteMap>>();

/** The content of the site, for the settings of its process. */
function contentOf(settings: Settings, log: RequestContext['log']): ContentStore<SiteMap> {
  const content = contents.get(settings) ?? openSiteContent(settings, log);
  contents.set(settings, content);
  return content;
}

/** Maximum milliseconds to wait for a content system when the server starts. */
const firstWait = 10_000;

const versions = new WeakMap<ContentPages, number>();
let lastVersion = 0;

/** Changes whenever the content or the prices change. */
export function contentVersion(settings: Settings, log: RequestContext['log']): string {
  const pages = contentOf(settings, log).pages();
  const version = versions.get(pages) ?? ++lastVersion;
  versions.set(pages, version);
  return `${version} ${priceList({ settings, log }).version()}`;
}

/** Reads the content when the server starts, and logs its mistakes. */
export async function loadContent(
  settings: Settings,
  log: RequestContext['log'],
): Promise<ContentStore<SiteMap>> {
  const content = contentOf(settings, log);
  await Promise.race([content.refresh(), delay(firstWait, undefined, { ref: false })]);
  content.pages();
  return content;
}

// React Router's development server passes no context.
export const siteContext = createContext<SiteContext | undefined>(
  import.meta.env.DEV ? developmentContext() : undefined,
);

/** The context of one request, for the request handler. */
export function createSiteContext(context: RequestContext): RouterContextProvider {
  const { settings, log } = context;
  const { content, table: siteMap } = context.drafts ?? contentOf(settings, log).pages();
  const site: SiteContext = { ...context, content, siteMap, forms: formsOf(settings) };
  return new RouterContextProvider(new Map([[siteContext, site]]));
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
    info: (details, message) => console.info(message, details),
    warn: (details, message) => console.warn(message, details),
    error: (details, message) => console.error(message, details),
  };
  void compareSettings(settings, log);
  return {
    settings,
    // Read for each request, so that edits of the content show immediately.
    get siteMap() {
      return contentOf(settings, log).pages().table;
    },
    get content() {
      return contentOf(settings, log).pages().content;
    },
    get forms() {
      return formsOf(settings);
    },
    visitor: undefined,
    log,
  };
}
