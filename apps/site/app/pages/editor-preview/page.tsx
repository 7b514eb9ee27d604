import { ContentHead, ContentPage } from '@jalon/content';
import { problemLine } from '@jalon/content/server';
import { toRouteResult } from '@jalon/host/react-router';
import { data } from 'react-router';
import { ContentIsland, renderers } from '../../features/content-parts.tsx';
import { siteContent } from '../../features/site-content.server.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { Route } from './+types/page.ts';

export { headers } from '@jalon/host/react-router';

/**
 * An unsaved page from the editor of `/admin`, rendered as on the site. The editor posts the
 * fields of its form, and shows the `main` of the response next to them.
 */
export const action = async ({ context, request }: Route.ActionArgs) =>
  toRouteResult(await siteContent(context).preview(request));

// Not a loader: it would also run after the action.
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method !== 'POST') throw data(null, { status: 404 });
  },
];

export default function EditorPreview({ actionData: view }: Route.ComponentProps) {
  if (!view || view.kind === 'missing') return <NotFound />;
  return (
    <>
      {view.problems.length > 0 && (
        <ul lang="en">
          {view.problems.map(problemLine).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ContentHead view={view} />
      <ContentPage view={view} renderers={renderers} island={ContentIsland} />
    </>
  );
}
