import { ContentHead, ContentPage } from '@jalon/content';
import { toRouteResult } from '@jalon/host/react-router';
import { content } from '../../club/content';
import type { Route } from './+types/content';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request }: Route.LoaderArgs) => toRouteResult(await content.load(request));
export const action = async ({ request }: Route.ActionArgs) => toRouteResult(await content.post(request));

/** A page of content, and every address that no page has. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  if (view.kind === 'missing') return <h1>404</h1>;
  return (
    <>
      <ContentHead view={view} />
      <ContentPage view={view} />
    </>
  );
}
