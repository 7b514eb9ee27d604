import { siteContent } from '../features/site-content.server.ts';
import type { Route } from './+types/admin.ts';

/**
 * `/admin`, where content is edited, and its configuration. It exists if the operator configured a repository, and under
 * `npm run dev`.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await siteContent(context).editor(request);
  // Thrown for the page of missing addresses.
  if (answer.status === 404) throw answer;
  return answer;
}
