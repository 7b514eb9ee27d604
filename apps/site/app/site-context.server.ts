import { formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import { createContext, RouterContextProvider } from 'react-router';
import { readSettings, type Settings } from '../server/settings.ts';
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
}

type ClubParts = Pick<SiteContext, 'siteMap' | 'forms'>;

const clubParts = new WeakMap<Settings, ClubParts>();

/**
 * What follows from the club's settings, created once. Here and not by the server: the server has its own copy of
 * `@jalon/forms`, whose field registry does not know the schemas of this bundle.
 */
function clubPartsOf(settings: Settings): ClubParts {
  const { club } = settings;
  const parts = clubParts.get(settings) ?? {
    siteMap: new SiteMap(sitePages(club)),
    forms: formDefinitions(club),
  };
  clubParts.set(settings, parts);
  return parts;
}

// React Router's development server passes no context.
export const siteContext = createContext<SiteContext | undefined>(
  import.meta.env.DEV ? developmentContext() : undefined,
);

/** The context of one request, for the request handler. */
export function createSiteContext(context: RequestContext): RouterContextProvider {
  const site: SiteContext = { ...context, ...clubPartsOf(context.settings) };
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
  return {
    settings,
    ...clubPartsOf(settings),
    nonce: undefined,
    visitor: undefined,
    log: {
      warn: (details, message) => console.warn(message, details),
      error: (details, message) => console.error(message, details),
    },
  };
}
