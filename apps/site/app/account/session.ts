import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/session.ts';
import { siteAccount } from './site-account.server.ts';

/** Takes the sign-in forms of the header and of the sign-in page, with a script. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  siteAccount(getSite(context)).session(request);
export const action = ({ request, context }: Route.ActionArgs) =>
  siteAccount(getSite(context)).session(request);
