import { ClubProvider } from '@jalon/club/react';
import { languageTag, localeFromPath } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { club } from './club';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeFromPath(useLocation().pathname);
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale}>
          <ClubProvider club={club}>
            <main id="main">{children}</main>
          </ClubProvider>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
