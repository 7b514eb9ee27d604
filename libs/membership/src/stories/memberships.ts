import { call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { MembershipPrices } from '@jalon/api-client/contract';
import { createPriceHandlers } from '@jalon/api-client/msw';
import type { Locale } from '@jalon/i18n';
import chargingFamily from '@jalon/ui/pictures/charging-family.svg';
import coveredBridge from '@jalon/ui/pictures/covered-bridge.svg';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg';
import winterRoad from '@jalon/ui/pictures/winter-road.svg';
import type { StoryContext } from '@storybook/react-vite';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleMemberships } from '../samples/index.ts';
import { type Membership, withPrices } from '../types/with-prices.ts';

const pictures: Readonly<Record<string, string>> = {
  essentiel: winterRoad,
  plus: coveredBridge,
  famille: chargingFamily,
  premier: lakeRoad,
};

/** The demonstration club’s memberships with these prices, and pictures from Storybook. */
function storyMemberships(
  locale: Locale,
  { prices, options }: Pick<MembershipPrices, 'prices' | 'options'>,
): Membership[] {
  const { types } = sampleMemberships[locale];
  return withPrices(types, prices, options).map((membership) => ({
    ...membership,
    image: { ...membership.image, src: pictures[membership.id] ?? winterRoad },
  }));
}

/**
 * A `beforeEach` that fetches the prices from these handlers, like a host from the API, and stores the memberships in
 * `loaded`. A loader would run before the handlers of a story are set.
 */
export function fromPriceList(
  change: (memberships: Membership[]) => Membership[] = (memberships) => memberships,
  handlers = createPriceHandlers(),
) {
  return async ({ msw, globals, loaded }: Pick<StoryContext, 'msw' | 'globals' | 'loaded'>) => {
    msw.use(...handlers);
    const answer = await call(getMembershipPrices, {});
    loaded.memberships = change(
      storyMemberships(storyLocale(globals), isCallError(answer) ? { prices: [] } : answer),
    );
  };
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
