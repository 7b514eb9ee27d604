import { createCheckout, defaultCheckoutPaths } from '@jalon/checkout/server';
import { sampleMemberships } from '@jalon/membership/samples';
import { club } from './club';

const baseUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The checkouts, for a request. The API limits the calls of each visitor by the forwarded address. */
export function checkoutFor({ headers }: Request) {
  return createCheckout({
    paths: defaultCheckoutPaths,
    api: { baseUrl, headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' } },
    club,
    memberships: (locale) => sampleMemberships[locale],
  });
}
