import { siteContent } from '../features/site-content.server.ts';
import type { Route } from './+types/sitemap.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => siteContent(context).sitemap(request);
