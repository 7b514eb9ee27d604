import { setTimeout as delay } from 'node:timers/promises';
import { createContext, RouterContextProvider } from 'react-router';
import { compareClubs } from '../server/compare-clubs.ts';
import { compareLinks } from '../server/compare-links.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { type Drafts, type Pages, type SiteContent, siteContent } from './content/site-content.server.ts';
import { pricesVersion } from './memberships/todays-prices.server.ts';

/** The data that the server passes to the routes for one request. */
export interface RequestContext {
  readonly settings: Settings;
  /** Forwarding headers with the visitor's address, for the API's rate limits. Never logged. */
  readonly visitor: Readonly<Record<string, string>> | undefined;
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (details: object, message: string) => void>>;
  /** The drafts, for an editor with a preview link. */
  readonly drafts?: Drafts | undefined;
  /** Whether the response is the page for every visitor, whose marks the server fills: see `visitor/page-template.tsx`. */
  readonly isTemplate?: boolean;
}

export interface SiteContext extends RequestContext, Pages {}

const contents = new WeakMap<Settings, SiteContent>();

/** The content of the site, for the settings of its process. */
function contentOf(settings: Settings, log: RequestContext['log']): SiteContent {
  const content = contents.get(settings) ?? siteContent(settings, log);
  contents.set(settings, content);
  return content;
}

/** Maximum milliseconds to wait for a content system when the server starts. */
const firstWait = 10_000;

const versions = new WeakMap<Pages, number>();
let lastVersion = 0;

/** Changes whenever the content or the prices change. */
export function contentVersion(settings: Settings, log: RequestContext['log']): string {
  const pages = contentOf(settings, log).pages();
  const version = versions.get(pages) ?? ++lastVersion;
  versions.set(pages, version);
  return `${version} ${pricesVersion({ settings, log })}`;
}

/** Reads the content when the server starts, and logs its mistakes. */
export async function loadContent(settings: Settings, log: RequestContext['log']): Promise<SiteContent> {
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
  const pages = context.drafts ?? contentOf(context.settings, context.log).pages();
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
    info: (details, message) => console.info(message, details),
    warn: (details, message) => console.warn(message, details),
    error: (details, message) => console.error(message, details),
  };
  void compareClubs(settings, log);
  void compareLinks(settings, log);
  return {
    settings,
    // Read for each request, so that edits of the content show immediately.
    get siteMap() {
      return contentOf(settings, log).pages().siteMap;
    },
    get content() {
      return contentOf(settings, log).pages().content;
    },
    get forms() {
      return contentOf(settings, log).pages().forms;
    },
    visitor: undefined,
    log,
  };
}
