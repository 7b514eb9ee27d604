import { createCheckout, defaultCheckoutPaths } from '@jalon/checkout/server';
import { sampleMemberships } from '@jalon/membership/samples';
import { apiFor } from './api';
import { club } from './club';

/** The checkouts, for a request. */
export function checkoutFor(request: Request) {
  return createCheckout({
    paths: defaultCheckoutPaths,
    api: apiFor(request),
    club,
    memberships: (locale) => sampleMemberships[locale],
  });
}
