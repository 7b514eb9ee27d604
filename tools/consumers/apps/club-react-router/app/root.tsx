import { languageTag, localeFromPath } from '@jalon/i18n';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import { club } from '../club/club';
import { noticeFor } from '../club/consent';
import { Frame } from '../club/frame';
import type { Route } from './+types/root';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

export const loader = ({ request }: Route.LoaderArgs) => noticeFor(request.headers.get('cookie'));

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeFromPath(useLocation().pathname);
  const notice = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={languageTag(locale)} data-color-scheme={club.colorScheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame locale={locale} club={club} notice={notice}>
          {children}
        </Frame>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
