import { siteContent } from '../features/site-content.server.ts';
import type { Route } from './+types/feed.ts';

/** The RSS feed of the advice, in the language of its address. */
export const loader = ({ context, request }: Route.LoaderArgs) => siteContent(context).feed(request);
