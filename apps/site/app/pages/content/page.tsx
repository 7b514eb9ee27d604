import { ContentHead, ContentPage } from '@jalon/content';
import { toRouteResult } from '@jalon/host/react-router';
import { ContentIsland, renderers } from '../../features/content-parts.tsx';
import { siteContent } from '../../features/site-content.server.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { Route } from './+types/page.ts';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  toRouteResult(await siteContent(context).load(request));
export const action = async ({ request, context }: Route.ActionArgs) =>
  toRouteResult(await siteContent(context).post(request));

/**
 * Every content page, and every address without its own route: a page that moved, a French page whose address
 * lacks the language, or a missing page.
 */
export default function ContentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  if (view.kind === 'missing') return <NotFound />;
  return (
    <>
      <ContentHead view={view} />
      <ContentPage view={view} renderers={renderers} island={ContentIsland} />
    </>
  );
}
