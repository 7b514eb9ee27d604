import { getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrice } from '@jalon/api-client/contract';
import { mockPrices } from '@jalon/api-client/msw';
import type { Locale } from '@jalon/i18n';
import chargingFamily from '@jalon/ui/pictures/charging-family.svg';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg';
import towTruck from '@jalon/ui/pictures/tow-truck.svg';
import winterRoad from '@jalon/ui/pictures/winter-road.svg';
import { sampleMemberships } from '../samples/index.ts';
import { type Membership, withPrices } from '../types/with-prices.ts';

const pictures: Readonly<Record<string, string>> = {
  essentiel: winterRoad,
  plus: towTruck,
  famille: chargingFamily,
  premier: lakeRoad,
};

/** The demonstration club's memberships with these prices, and pictures that Storybook serves. */
export function storyMemberships(
  locale: Locale,
  prices: readonly MembershipPrice[] = mockPrices,
): Membership[] {
  const { types } = sampleMemberships[locale];
  return withPrices(types, prices).map((membership) => ({
    ...membership,
    image: { ...membership.image, src: pictures[membership.id] ?? winterRoad },
  }));
}

/** The same with the prices of the API, as a host would fetch them. */
export async function fetchStoryMemberships(locale: Locale): Promise<Membership[]> {
  const answer = await getMembershipPrices();
  return storyMemberships(locale, isCallError(answer) ? [] : answer.prices);
}

/** The paths of a story's page. */
export const storyPaths = {
  fr: { memberships: '/fr/adhesions', choose: '/fr/adhesions/choisir', modify: '/fr/modifier-mon-adhesion' },
  en: {
    memberships: '/en/memberships',
    choose: '/en/memberships/choose',
    modify: '/en/modify-my-membership',
  },
} as const;
