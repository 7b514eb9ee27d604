import { localeFromPath } from '@jalon/i18n';
import { data } from 'react-router';
import * as z from 'zod/mini';
import { edit, withEdit } from '../../content/editor/edited-page.server.ts';
import { ContentPage } from '../../content/page/content-page.tsx';
import { viewOf } from '../../content/page/view-of.server.ts';
import { problemLine } from '../../content/source/content-source.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';

/**
 * An unsaved page from the editor of `/admin`, rendered as on the site. The editor posts the
 * fields of its form, and shows the `main` of the response next to them.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = getSite(context);
  if (!site.settings.editor && !import.meta.env.DEV) throw data(null, { status: 404 });
  const { data: posted } = z.safeParse(edit, await request.json().catch(() => undefined));
  if (!posted) throw data(null, { status: 400 });
  const locale = localeFromPath(url.pathname);
  const { page, problems, ...pages } = withEdit(site, posted, locale);
  const view = await viewOf({ ...site, ...pages }, page, locale, problems);
  return { view, problems: problems.map(problemLine) };
}

// Not a loader: it would also run after the action.
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method !== 'POST') throw data(null, { status: 404 });
  },
];

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export default function EditorPreview({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  const { view, problems } = actionData;
  return (
    <>
      {problems.length > 0 && (
        <ul lang="en">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ContentPage view={view} />
    </>
  );
}
