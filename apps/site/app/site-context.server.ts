import { createContext, RouterContextProvider } from 'react-router';
import { readSettings, type Settings } from '../server/settings.ts';

/** What the server gives to the routes, for one request. */
export interface SiteContext {
  readonly settings: Settings;
  /** The nonce of this answer's Content-Security-Policy. */
  readonly nonce: string | undefined;
  /** The headers that tell the API who asked, by whose address it counts; never logged. */
  readonly visitor: Readonly<Record<string, string>> | undefined;
  readonly log: Readonly<Record<'warn' | 'error', (details: object, message: string) => void>>;
}

// The development server of React Router gives no context.
export const siteContext = createContext<SiteContext | undefined>(
  import.meta.env.DEV ? developmentContext() : undefined,
);

/** The context of one request, for the request handler. */
export function createSiteContext(context: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, context]]));
}

/** The site's context in a loader, an action or the renderer. */
export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
  const site = context.get(siteContext);
  if (!site) throw new Error('The server gave the routes no context');
  return site;
}

function developmentContext(): SiteContext {
  const { settings, problems } = readSettings(process.env);
  if (problems) throw new Error(problems.join('\n'));
  return {
    settings,
    nonce: undefined,
    visitor: undefined,
    log: {
      warn: (details, message) => console.warn(message, details),
      error: (details, message) => console.error(message, details),
    },
  };
}
