import type { Route } from './+types/page.ts';
import { checkoutHeaders } from './checkout-headers.ts';
import { loadStep, postStep } from './step-route.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStep(args);
export const action = (args: Route.ActionArgs) => postStep(args);
export const headers = checkoutHeaders;

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.kind}</h1>;
}
