import { Checkout, viewTitle } from '@jalon/checkout';
import { toRouteResult } from '@jalon/host/react-router';
import { checkoutFor } from '../../club/checkout';
import type { Route } from './+types/checkout';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request }: Route.LoaderArgs) =>
  toRouteResult(await checkoutFor(request).load(request));
export const action = async ({ request }: Route.ActionArgs) =>
  toRouteResult(await checkoutFor(request).post(request));

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return (
    <>
      <title>{viewTitle(view)}</title>
      <meta name="robots" content="noindex" />
      <Checkout view={view} />
    </>
  );
}
