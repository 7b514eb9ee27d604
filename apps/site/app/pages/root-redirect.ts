import { redirect } from 'react-router';
import { readVisitLocale } from '../document/visit-locale.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/root-redirect.ts';

/** Redirects `/` to the home page in the visitor’s language. */
export function loader({ context, request }: Route.LoaderArgs) {
  const locale = readVisitLocale(request.headers);
  return redirect(getSite(context).siteMap.page('home').paths[locale], {
    headers: { vary: 'cookie, accept-language', 'cache-control': 'private, no-cache' },
  });
}
