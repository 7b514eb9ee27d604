import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';
import { ClubProvider } from '@jalon/forms/club';
import { contactUsPaths } from '@jalon/forms/schemas';
import { type Localized, languageTag, localeFromPath } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import textFont from '@jalon/ui/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import headingFont from '@jalon/ui/fonts/bricolage-grotesque-latin.woff2?url';
import { LinkProvider } from '@jalon/ui/link';
import { type ReactNode, use } from 'react';
import { Links, Outlet, redirect, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { NonceContext } from './document/nonce.ts';
import { originOf } from './document/origin.server.ts';
import { RouterLink } from './frame/router-link.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { useSite } from './frame/use-site.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { getSite } from './site-context.server.ts';

/** A page has one address: without a slash at its end. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }) => {
    const { pathname, search } = url;
    if (pathname !== '/' && pathname.endsWith('/')) {
      throw redirect((pathname.replace(/\/+$/, '') || '/') + search, 301);
    }
  },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = getSite(context);
  return {
    club: settings.club,
    contactPaths: contactUsPaths().paths,
    origin: originOf(settings, request),
  };
}

// All of it stays the same for the length of a visit.
export const shouldRevalidate = () => false;

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
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Where the bundler's preloading of later modules finds the nonce. */}
        <meta property="csp-nonce" nonce={nonce} />
        {/* The token color-nuit-700: a browser takes no custom property here. */}
        <meta name="theme-color" content="#0e3447" />
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { club } = useSite();
  return (
    <ClubProvider club={club}>
      <SiteFrame paths={usePagePaths()}>
        <Outlet />
      </SiteFrame>
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

/** The page's address in each language, as its loader gave it: `here` where that is more than its `paths`. */
function usePagePaths(): Localized<string> | undefined {
  const data = useMatches().at(-1)?.loaderData;
  const { paths, here = paths } = (data ?? {}) as Partial<Record<'paths' | 'here', Localized<string>>>;
  return here;
}
