import './document/styles.ts';
import { ClubProvider } from '@jalon/club/react';
import { type Locale, type Localized, languageTag, localeFromPath } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import textFont from '@jalon/ui/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import headingFont from '@jalon/ui/fonts/bricolage-grotesque-latin.woff2?url';
import type { ReactNode } from 'react';
import { Links, Outlet, redirect, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { requireSignIn } from './account/require-sign-in.server.ts';
import { siteCheckout } from './checkout/site-checkout.server.ts';
import { InlineScripts } from './document/inline-scripts.tsx';
import { PreviewBanner } from './frame/notices/preview-banner.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { ErrorPage } from './pages/error/error-page.tsx';
import { getSite } from './site-context.server.ts';
import { loadSiteData } from './site-data.server.ts';
import { useSite } from './use-site.ts';

export const middleware: Route.MiddlewareFunction[] = [
  // Every page has a single address, without a trailing slash.
  ({ url }) => {
    const { pathname, search } = url;
    if (pathname !== '/' && pathname.endsWith('/')) {
      throw redirect((pathname.replace(/\/+$/, '') || '/') + search, 301);
    }
  },
  requireSignIn,
  ({ request, context }, next) => siteCheckout(getSite(context)).leave(request, next),
];

export const loader = ({ context, request }: Route.LoaderArgs) => loadSiteData(getSite(context), request);

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
  const locale = useDocumentLocale();
  const { colorScheme } = useSite().club;
  return (
    <html lang={languageTag(locale)} data-color-scheme={colorScheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The token color-nuit-700. Browsers ignore custom properties here. */}
        <meta name="theme-color" content="#0e3447" />
        {/* Before the style sheet arrives, the window is not white in the dark. */}
        <meta
          name="color-scheme"
          content={colorScheme === 'system' ? 'light dark' : (colorScheme ?? 'light')}
        />
        <Links />
        <InlineScripts />
      </head>
      <body>
        <I18nProvider locale={locale}>{children}</I18nProvider>
      </body>
    </html>
  );
}

export default function App() {
  const { club, preview } = useSite();
  const { paths, isContent, isCheckout } = usePage();
  return (
    <ClubProvider club={club}>
      <SiteFrame paths={paths} footer={isContent ? 'big' : 'simple'} hasReducedHeader={isCheckout}>
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

/** The language of the page: its address’s, unless a page that both languages share has chosen one. */
function useDocumentLocale(): Locale {
  const { pathname } = useLocation();
  const { documentLocale } = (useMatches().at(-1)?.loaderData ?? {}) as { documentLocale?: Locale };
  return documentLocale ?? localeFromPath(pathname);
}

/**
 * The frame’s data from a page’s loader. The page’s address in each language: `here` includes the query, `paths`
 * does not.
 */
function usePage(): {
  paths: Localized<string> | undefined;
  isContent: boolean;
  /** Whether it is a step of a checkout. */
  isCheckout: boolean;
} {
  const data = (useMatches().at(-1)?.loaderData ?? {}) as Partial<
    Record<'paths' | 'here', Localized<string>> & { blocks: object; steps: object }
  >;
  const { blocks, steps, paths, here = paths } = data;
  return { paths: here, isContent: blocks !== undefined, isCheckout: steps !== undefined };
}
