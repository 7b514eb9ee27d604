import type { CallError } from '@jalon/api-client';
import { localeFromPath } from '@jalon/i18n';
import { signInFields } from '@jalon/membership/sign-in';
import type { SiteContext } from '../site-context.server.ts';
import type { readPost } from './account-post.ts';
import { ownPath } from './own-path.ts';
import { startSession } from './session.server.ts';

interface SignedIn {
  readonly status: 'success';
  /** The page to open: the requested one if it belongs to the site, otherwise the member area. */
  readonly target: string;
  /** The `Set-Cookie` values of the session. */
  readonly cookies: readonly string[];
}

/** Signs a member in with the fields of a post to an address of the site. */
export async function signInByPost(
  text: Awaited<ReturnType<typeof readPost>>,
  request: Request,
  { pathname }: URL,
  site: SiteContext,
): Promise<SignedIn | CallError> {
  const credentials = { username: text(signInFields.username), password: text(signInFields.password) };
  const result = await startSession(credentials, request, site);
  if (result.status !== 'success') return result;
  const area = site.siteMap.page('connected-space').paths[localeFromPath(pathname)];
  const target = ownPath(text(signInFields.returnPath), site.siteMap) ?? area;
  return { status: 'success', target, cookies: result.cookies };
}
