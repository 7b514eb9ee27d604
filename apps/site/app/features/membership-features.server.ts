import type { FeaturePlace, Hosted, HostedFeatures } from '@jalon/content/server';
import {
  type HelpRule,
  type Membership,
  type MembershipContent,
  withPrices,
} from '@jalon/membership/content';
import { membershipProblems } from '../content/feature-problems.server.ts';
import { memberships } from '../content/memberships.ts';
import { priceList } from '../memberships/price-list.server.ts';
import type { SiteContext } from '../site-context.server.ts';

type MembershipModelId = 'help-me-choose' | 'membership-comparator' | 'membership-spotlight';

/** The memberships of a feature, with their current prices. */
export interface MembershipOffer extends Pick<MembershipContent, 'texts'> {
  readonly memberships: readonly Membership[];
  /** False while the price list is unavailable. */
  readonly priced: boolean;
  /** The page on which a member changes the current type. */
  readonly modifyHref: string | undefined;
}

/** What the comparator needs besides. */
export type ComparatorOffer = MembershipOffer & Pick<MembershipContent, 'sections'>;

/** What the help needs besides. */
export type HelpOffer = ComparatorOffer & Pick<MembershipContent, 'help'> & { readonly helpRule: HelpRule };

/** The features that show memberships. Without memberships in the content, or a rule for the help, placeholders. */
export function membershipFeatures(site: SiteContext): Pick<HostedFeatures, MembershipModelId> {
  async function offerOf(
    ids: readonly string[],
    { content, locale, resolve }: FeaturePlace,
  ): Promise<MembershipOffer | undefined> {
    const found = memberships.in(content, locale);
    if (!found) return undefined;
    const listed = ids.length > 0 ? await priceList(site).read() : undefined;
    const { types, texts, modifyHref } = found;
    const named = ids.flatMap((id) => types.filter((type) => type.id === id));
    return resolve({
      memberships: withPrices(named, listed?.prices ?? [], listed?.options),
      texts,
      priced: listed !== undefined,
      modifyHref,
    });
  }

  return {
    'help-me-choose': {
      ...membershipProblems['help-me-choose'],
      async load(feature, place) {
        const offer = await offerOf(feature.memberships, place);
        const { help, helpRule, sections = [] } = memberships.in(place.content, place.locale) ?? {};
        if (!offer || !help || !helpRule) return undefined;
        return { data: { ...offer, help, helpRule, sections } satisfies HelpOffer };
      },
    },
    'membership-comparator': {
      ...membershipProblems['membership-comparator'],
      async load(feature, place) {
        const offer = await offerOf(feature.memberships, place);
        const sections = memberships.in(place.content, place.locale)?.sections ?? [];
        const data: ComparatorOffer | undefined = offer && { ...offer, sections };
        return data && headed(data);
      },
    },
    'membership-spotlight': {
      ...membershipProblems['membership-spotlight'],
      async load(feature, place) {
        const offer = await offerOf(feature.memberships.slice(0, 1), place);
        return offer && headed(offer);
      },
    },
  };
}

const headed = (data: MembershipOffer): Hosted => ({ data, heading: data.memberships[0]?.name });
