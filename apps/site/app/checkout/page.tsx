import { Checkout, needsScript, viewTitle } from '@jalon/checkout';
import { isForMembers } from '@jalon/checkout/server';
import { paymentPageName } from '@jalon/consent';
import { toRouteResult } from '@jalon/host/react-router';
import { PageHead } from '../document/page-head.tsx';
import { Island } from '../islands/island.tsx';
import { checkoutPageTimeout } from '../settings/limits.ts';
import { getSite } from '../site-context.server.ts';
import { useSite } from '../use-site.ts';
import { MemberData } from '../visitor/member-data.tsx';
import type { Route } from './+types/page.ts';
import { checkoutIsland } from './checkout-island.tsx';
import { siteCheckout } from './site-checkout.server.ts';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  toRouteResult(await siteCheckout(getSite(context), { timeout: checkoutPageTimeout }).load(request));
export const action = async ({ request, context }: Route.ActionArgs) =>
  toRouteResult(await siteCheckout(getSite(context)).post(request));

const CheckoutIsland = checkoutIsland(Checkout);

/** Any page of a checkout: a step, an attempt to pay, a mailed link, a gift. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { club } = useSite();
  const view = actionData ?? loaderData;
  const { here } = view;
  const withoutQuery = { fr: here.fr.replace(/\?.*/, ''), en: here.en.replace(/\?.*/, '') };
  return (
    <>
      {'flow' in view && isForMembers(view.flow) && <MemberData />}
      {view.security && <meta name={paymentPageName} content="yes" />}
      {/* The address of a link or a gift is a secret. */}
      <PageHead
        title={viewTitle(view)}
        paths={'flow' in view ? withoutQuery : undefined}
        unlisted
        secret={!('flow' in view)}
      />
      {needsScript(view) ? (
        <Island name="checkout" component={CheckoutIsland} load="idle" props={{ view, club }} />
      ) : (
        <Checkout view={view} />
      )}
    </>
  );
}
