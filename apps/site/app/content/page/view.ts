import type { Localized } from '@jalon/i18n';
import type { HelpRule, Membership, MembershipContent } from '@jalon/membership/content';
import type { Crumb } from '../../site-map.ts';
import type { AdviceTileContent } from '../advice.ts';
import type { AdviceType, FeatureOf, ModelId, UnknownFeature } from '../model/features.ts';
import type { Alert, Hero } from '../model/page.ts';

/** A page for the browser: checked, in one language, with resolved addresses. */

export interface LinkGroup {
  readonly title?: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

interface Tag {
  readonly label: string;
  readonly href?: string | undefined;
}

/** An article for another page that features it. */
export interface ArticleView {
  readonly title: string;
  readonly href: string;
  readonly summary: string;
  readonly type: AdviceType | undefined;
  readonly published: string | undefined;
  readonly image: Hero['image'];
  readonly lineOfBusiness: Tag | undefined;
  readonly lifeMoment: Tag | undefined;
  readonly publishedDateLabel: string | undefined;
  readonly actionLabel: string | undefined;
}

/** The memberships of a feature, with their current prices. */
export interface MembershipOffer extends Pick<MembershipContent, 'texts'> {
  readonly memberships: readonly Membership[];
  /** False while the price list is unavailable. */
  readonly priced: boolean;
  /** The page on which a member changes the current type. */
  readonly modifyHref: string | undefined;
}

/** Data that the server adds to a feature. */
interface Additions {
  'advice-tile-list': { readonly shown: readonly AdviceTileContent[] };
  'advice-tile-list-query': { readonly shown: readonly AdviceTileContent[] };
  'article-spotlight': { readonly article: ArticleView | undefined };
  /** The text of its tag, if the site has its own. */
  'expert-opinion': { readonly tagLabel: string | undefined };
  breadcrumb: { readonly crumbs: readonly Crumb[] };
  /** The form’s page; absent for an unknown number. */
  form: {
    readonly name: string | undefined;
    readonly path: string | undefined;
    readonly label: string | undefined;
  };
  /** Absent on a site without memberships, or without a rule for the help. */
  'help-me-choose': {
    readonly offer:
      | (MembershipOffer & Pick<MembershipContent, 'help' | 'sections'> & { readonly helpRule: HelpRule })
      | undefined;
  };
  /** Absent on a site without memberships. */
  'membership-comparator': {
    readonly offer: (MembershipOffer & Pick<MembershipContent, 'sections'>) | undefined;
  };
  'membership-spotlight': { readonly offer: MembershipOffer | undefined };
  'page-list': { readonly groups: readonly LinkGroup[] };
}

interface Anchor {
  /** The id of the section; absent if its heading gives none. */
  readonly anchor?: string | undefined;
}

export type ViewOf<M extends ModelId> = FeatureOf<M> &
  Anchor &
  (M extends keyof Additions ? Additions[M] : unknown);

/** A feature that shows memberships. */
export type MembershipView =
  | ViewOf<'help-me-choose'>
  | ViewOf<'membership-comparator'>
  | ViewOf<'membership-spotlight'>;

export type FeatureView = { [M in ModelId]: ViewOf<M> }[ModelId] | (UnknownFeature & Anchor);

export interface GroupView extends Anchor {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly columns?: 2 | 3 | undefined;
  readonly features: readonly FeatureView[];
}

export type BlockView = FeatureView | GroupView;

export interface PageView {
  readonly id: string;
  readonly paths: Localized<string>;
  readonly title: string;
  readonly description: string;
  readonly type: AdviceType | undefined;
  readonly published: string | undefined;
  readonly updated: string | undefined;
  readonly indexed: boolean;
  readonly readingTime: string | undefined;
  /** Whether it belongs to the advice, which has a feed. */
  readonly hasFeed: boolean;
  readonly alerts: readonly Alert[];
  readonly breadcrumb: 'trail' | 'back' | 'none';
  readonly crumbs: readonly Crumb[];
  readonly fullWidth: boolean;
  readonly hero: Hero & { readonly heading: string };
  readonly heroAnchor: string;
  /** Subjects and life moments. */
  readonly facts: readonly Tag[];
  readonly blocks: readonly BlockView[];
  /** The links to the sections of a long page. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}
