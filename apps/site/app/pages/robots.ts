import { cacheControlOf, originOf } from '../origin.server.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = getSite(context);
  const origin = originOf(settings, request);
  return new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControlOf(settings) },
  });
}
