import type { Locale, Localized } from '@jalon/i18n';
import type { HeaderMenu } from '@jalon/ui/header';
import type { AdviceType, FeatureOf, ModelId, UnknownFeature } from '../model/features.ts';
import type { Alert, Hero } from '../model/page.ts';
import type { Crumb } from '../pages/page-table.ts';
import type { AdviceTileContent } from './advice.ts';
import type { Hosted, HostedModelId } from './hosted.ts';

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

/** The header of a page. */
export interface HeaderView {
  readonly brand: { readonly name: string; readonly href: string };
  readonly menus: readonly Omit<HeaderMenu, 'promo'>[];
  readonly languageSwitch: { readonly href: string; readonly locale: Locale };
}

/** What the footers need of the page around them. */
export interface FooterPlace {
  /** The path of the page; links to it are marked as current. */
  readonly pathname?: string | undefined;
  /** The page about cookies; the consent script opens its dialog instead. Default: no link. */
  readonly cookiesPath?: string | undefined;
}

/** Data that the server adds to a feature. */
interface Additions {
  'big-footer': FooterPlace;
  'simple-footer': FooterPlace;
  'advice-tile-list': { readonly shown: readonly AdviceTileContent[] };
  'advice-tile-list-query': { readonly shown: readonly AdviceTileContent[] };
  'article-spotlight': { readonly article: ArticleView | undefined };
  /** The text of its tag, if the site has its own. */
  'expert-opinion': { readonly tagLabel: string | undefined };
  breadcrumb: { readonly crumbs: readonly Crumb[] };
  header: HeaderView;
  'page-list': { readonly groups: readonly LinkGroup[] };
}

interface Anchor {
  /** The id of the section; absent if its heading gives none. */
  readonly anchor?: string | undefined;
}

export type ViewOf<M extends ModelId> = FeatureOf<M> &
  Anchor &
  (M extends keyof Additions ? Additions[M] : unknown) &
  (M extends HostedModelId ? { readonly hosted?: Pick<Hosted, 'data' | 'heading'> | undefined } : unknown);

export type FeatureView = { [M in ModelId]: ViewOf<M> }[ModelId] | (UnknownFeature & Anchor);

export interface GroupView extends Anchor {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly columns?: 2 | 3 | undefined;
  readonly features: readonly FeatureView[];
}

export type BlockView = FeatureView | GroupView;

export interface PageView {
  readonly kind: 'page';
  readonly id: string;
  /** The name of the site, and the origin of its absolute addresses. */
  readonly site: { readonly name: string; readonly origin: string };
  readonly paths: Localized<string>;
  readonly title: string;
  readonly description: string;
  readonly type?: AdviceType | undefined;
  readonly published?: string | undefined;
  readonly updated?: string | undefined;
  readonly indexed: boolean;
  readonly readingTime?: string | undefined;
  /** The address of the feed, on the pages that belong to it. */
  readonly feedPath?: string | undefined;
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

/** What the engine answers: a page of the content, or that there is none at an address. */
export type ContentView = PageView | { readonly kind: 'missing' };
