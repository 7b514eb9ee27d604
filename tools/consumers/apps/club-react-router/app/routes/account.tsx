import { toRouteResult } from '@jalon/host/react-router';
import { Account, viewTitle } from '@jalon/membership/account';
import { accountFor } from '../../club/account';
import type { Route } from './+types/account';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request }: Route.LoaderArgs) =>
  toRouteResult(await accountFor(request).load(request));
export const action = async ({ request }: Route.ActionArgs) =>
  toRouteResult(await accountFor(request).post(request));

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return (
    <>
      <title>{viewTitle(view)}</title>
      <meta name="robots" content="noindex" />
      <Account view={view} />
    </>
  );
}
