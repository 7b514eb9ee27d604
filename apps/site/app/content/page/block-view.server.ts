import type { MembershipPrice } from '@jalon/api-client/contract';
import type { SiteForm } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';
import { withPrices } from '@jalon/membership/content';
import { expertTags } from '@jalon/ui/expert-opinion';
import type { Crumb, SiteMap, SitePage } from '../../site-map.ts';
import { addressesIn } from '../addresses.server.ts';
import { adviceOf, findAdvice, tileOf } from '../advice.ts';
import type { Feature, UnknownFeature } from '../model/features.ts';
import { resolveAddresses } from '../resolve.ts';
import type { Block, Content, ContentPage } from '../source/content-source.ts';
import type { ArticleView, BlockView, FeatureView, LinkGroup, MembershipOffer } from './view.ts';

/** Other content that a page needs. */
export interface ViewSource {
  readonly content: Content;
  readonly siteMap: SiteMap;
  readonly forms: readonly SiteForm[];
  /** The current prices of memberships; undefined while the price list is unavailable. */
  readonly prices?: readonly MembershipPrice[] | undefined;
}

/** The page that shows a feature, and the data for it. */
interface ViewContext extends ViewSource {
  readonly page: ContentPage;
  readonly locale: Locale;
  readonly crumbs: readonly Crumb[];
}

/** A block with data that only the server has: the advice in a list, the page of a form, the featured article. */
export function blockView(block: Block, context: ViewContext): BlockView {
  if ('modelId' in block) return featureView(block, context);
  return { ...block, features: block.features.map((feature) => featureView(feature, context)) };
}

function featureView(feature: Feature | UnknownFeature, context: ViewContext): FeatureView {
  const { content, page, locale, crumbs, siteMap, forms } = context;
  switch (feature.modelId) {
    case 'advice-tile-list':
      return {
        ...feature,
        shown: feature.tiles.flatMap((tile) => {
          if (!('page' in tile)) return [tile];
          const found = content.pages.find(({ id }) => id === tile.page);
          return found ? [tileOf(found, locale)] : [{ url: `page:${tile.page}`, type: 'article' as const }];
        }),
      };
    case 'advice-tile-list-query':
      return {
        ...feature,
        shown: findAdvice(content, feature.query, page.id).map((found) => tileOf(found, locale)),
      };
    case 'article-spotlight':
      // As an address, so that an unknown id is reported.
      return {
        ...feature,
        page: `page:${feature.page}`,
        article: articleOf(feature.page, content, locale),
      };
    case 'breadcrumb':
      return { ...feature, crumbs };
    case 'expert-opinion': {
      const { texts } = content.site[locale];
      return { ...feature, tagLabel: feature.tag && texts[expertTags[feature.tag]] };
    }
    case 'form': {
      const name = forms.find(({ id }) => id === feature.formId)?.name;
      const formPage = name === undefined ? undefined : siteMap.find(name);
      return { ...feature, name, path: formPage?.paths[locale], label: formPage?.label[locale] };
    }
    case 'help-me-choose': {
      const offer = offerOf(feature.memberships, context);
      const { help, helpRule, sections = [] } = content.memberships[locale] ?? {};
      return { ...feature, offer: offer && help && helpRule && { ...offer, help, helpRule, sections } };
    }
    case 'membership-comparator': {
      const offer = offerOf(feature.memberships, context);
      const sections = content.memberships[locale]?.sections ?? [];
      return { ...feature, offer: offer && { ...offer, sections } };
    }
    case 'membership-spotlight':
      return { ...feature, offer: offerOf(feature.memberships.slice(0, 1), context) };
    case 'page-list':
      return { ...feature, groups: pageGroups(siteMap, locale) };
    default:
      return feature;
  }
}

function articleOf(id: string, content: Content, locale: Locale): ArticleView | undefined {
  const page = content.pages.find((one) => one.id === id) ?? adviceOf(content)[0];
  if (!page) return undefined;
  const { title, description } = page.texts[locale];
  const [subject] = page.subjects ?? [];
  const [moment] = page.lifeMoments ?? [];
  const site = content.site[locale];
  return {
    title,
    href: `page:${page.id}`,
    summary: description,
    type: page.type,
    published: page.published,
    image: page.image,
    lineOfBusiness: subject ? site.subjects[subject] : undefined,
    lifeMoment: moment ? site.lifeMoments[moment] : undefined,
    publishedDateLabel: site.texts.published_date_label,
    actionLabel: site.texts.read_more_label,
  };
}

/** The named types with their current prices; undefined on a site without memberships. */
export function offerOf(
  ids: readonly string[],
  { content, siteMap, locale, prices }: Pick<ViewContext, 'content' | 'siteMap' | 'locale' | 'prices'>,
): MembershipOffer | undefined {
  const found = content.memberships[locale];
  if (!found) return undefined;
  const { types, texts, modifyHref } = found;
  const named = ids.flatMap((id) => types.filter((type) => type.id === id));
  const offer = {
    memberships: withPrices(named, prices ?? []),
    texts,
    priced: prices !== undefined,
    modifyHref,
  };
  // Mistakes are reported once, with the file of the memberships.
  return resolveAddresses(offer, addressesIn(siteMap, locale), () => {});
}

/** Every listed page, grouped with its siblings and the page above. */
function pageGroups(siteMap: SiteMap, locale: Locale): LinkGroup[] {
  const link = ({ paths, label }: SitePage) => ({ href: paths[locale], label: label[locale] });
  const below = ({ id }: SitePage) => siteMap.below(id).filter(({ listed }) => listed);
  return siteMap.listed
    .filter((page) => below(page).length > 0)
    .map((page) => ({
      title: page.label[locale],
      links: [
        link(page),
        ...below(page)
          .filter((child) => below(child).length === 0)
          .map(link),
      ],
    }));
}
