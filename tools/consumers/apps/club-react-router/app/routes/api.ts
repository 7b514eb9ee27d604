import { apiUrl } from '../../club/api';
import type { Route } from './+types/api';

/** Passes the calls of the browser on to the API. */
export async function loader({ request }: Route.LoaderArgs) {
  const { origin, host, href } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', host);
  headers.delete('host');
  return fetch(new Request(apiUrl + href.slice(origin.length), new Request(request, { headers })));
}

export const action = loader;
