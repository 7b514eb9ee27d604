import type { CheckoutProps, CheckoutView } from '@jalon/checkout';
import { loadCheckout } from '@jalon/checkout/load';
import { loadFields } from '@jalon/checkout/stripe';
import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { track } from '@jalon/consent/browser';
import type { ComponentType } from 'react';

export interface CheckoutIslandProps {
  view: CheckoutView;
  club: ClubConfig;
}

/** A page of a checkout that does more with a script: with `Checkout`, or with the code of one view only. */
export function checkoutIsland(View: ComponentType<CheckoutProps>): ComponentType<CheckoutIslandProps> {
  return function CheckoutIsland({ view, club }) {
    return (
      <ClubProvider club={club}>
        <View view={view} loadFields={loadFields} onMembershipChange={reportChange} />
      </ClubProvider>
    );
  };
}

/** The island of a view, with the code of this view only. */
export async function loadCheckoutIsland(view: CheckoutView): Promise<ComponentType<CheckoutIslandProps>> {
  return checkoutIsland(await loadCheckout(view));
}

const reportChange: CheckoutProps['onMembershipChange'] = (change) =>
  track({ event: 'membership_change', ...change });
