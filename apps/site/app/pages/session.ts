import { localeFromPath } from '@jalon/i18n';
import { redirect } from 'react-router';
import { readPost, rejection } from '../sign-in/account-post.ts';
import { signInByPost } from '../sign-in/sign-in-post.server.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/session.ts';

/** The panel only posts to this address; a browser that opens it needs the sign-in page. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  redirect(getSite(context).siteMap.page('sign-in').paths[localeFromPath(url.pathname)]);

/** Signs a member in from the panel of any page. The response is the page to open, or the errors, as JSON. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<Response> {
  const result = await signInByPost(await readPost(request), request, url, getSite(context));
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (result.status !== 'success') {
    const { data, init } = rejection(result);
    for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
    return Response.json(data, { status: init?.status, headers });
  }
  for (const cookie of result.cookies) headers.append('set-cookie', cookie);
  return Response.json({ target: result.target }, { headers });
}
