import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';
import './document/page-transitions.css';
import { ClubProvider } from '@jalon/forms/club';
import { type Localized, languageTag, localeFromPath } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import textFont from '@jalon/ui/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import headingFont from '@jalon/ui/fonts/bricolage-grotesque-latin.woff2?url';
import { LinkProvider } from '@jalon/ui/link';
import { type ReactNode, use } from 'react';
import { Links, Outlet, redirect, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { leaveFlow } from './checkout/state/leave-flow.server.ts';
import { useFlushOnLeave } from './checkout/state/use-flush-on-leave.ts';
import { ConsentScript } from './consent/consent-script.tsx';
import { NonceContext } from './document/nonce.ts';
import { PreviewBanner } from './frame/notices/preview-banner.tsx';
import { revalidateSiteData } from './frame/revalidate-site-data.ts';
import { RouterLink } from './frame/router-link.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { useSite } from './frame/use-site.ts';
import { allowSkippedTransitions, speculationRules } from './islands/inline-parts.ts';
import { ScriptlessPageContext } from './islands/scriptless-page.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { requireSignIn } from './sign-in/require-member.server.ts';
import { getSite } from './site-context.server.ts';
import { loadSiteData } from './site-data.server.ts';

export const middleware: Route.MiddlewareFunction[] = [
  // Every page has a single address, without a trailing slash.
  ({ url }) => {
    const { pathname, search } = url;
    if (pathname !== '/' && pathname.endsWith('/')) {
      throw redirect((pathname.replace(/\/+$/, '') || '/') + search, 301);
    }
  },
  requireSignIn,
  leaveFlow,
];

export const loader = ({ context, request }: Route.LoaderArgs) => loadSiteData(getSite(context), request);
export const shouldRevalidate = revalidateSiteData;

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-cache' });

export const links: Route.LinksFunction = () => [
  ...[headingFont, textFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeFromPath(useLocation().pathname);
  const nonce = use(NonceContext);
  const scriptless = use(ScriptlessPageContext);
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Vite reads the nonce for preloaded modules from here. */}
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        {/* The token color-nuit-700. Browsers ignore custom properties here. */}
        <meta name="theme-color" content="#0e3447" />
        <Links />
        {!scriptless && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
            dangerouslySetInnerHTML={{ __html: allowSkippedTransitions }}
          />
        )}
        {scriptless && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build. */}
            <script dangerouslySetInnerHTML={{ __html: scriptless.loader }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
          </>
        )}
      </head>
      <body>
        <I18nProvider locale={locale}>
          {scriptless ? children : <LinkProvider component={RouterLink}>{children}</LinkProvider>}
        </I18nProvider>
        {!scriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
            <ConsentScript />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { club, preview } = useSite();
  const { paths, isContent, isStep } = usePage();
  useFlushOnLeave(isStep);
  return (
    <ClubProvider club={club}>
      <SiteFrame paths={paths} footer={isContent ? 'big' : 'simple'}>
        <Outlet />
      </SiteFrame>
      {preview && <PreviewBanner state={preview} />}
    </ClubProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}

/**
 * The frame’s data from a page’s loader. The page’s address in each language: `here` includes the query, `paths`
 * does not.
 */
function usePage(): { paths: Localized<string> | undefined; isContent: boolean; isStep: boolean } {
  const data = (useMatches().at(-1)?.loaderData ?? {}) as Partial<
    Record<'paths' | 'here', Localized<string>> & { view: object; flow: string }
  >;
  const { view, paths, here = paths, flow } = data;
  return { paths: here, isContent: view !== undefined, isStep: flow !== undefined };
}
