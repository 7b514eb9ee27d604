import { type Locale, otherLocale } from '@jalon/i18n';
import { expertTags } from '@jalon/ui/values';
import type { Feature, UnknownFeature } from '../model/features.ts';
import type { Crumb, PageRow, PageTable } from '../pages/page-table.ts';
import type { Block, Content, ContentPage } from '../source/content-source.ts';
import { adviceOf, findAdvice, tileOf } from './advice.ts';
import { headerMenus } from './header-menus.ts';
import type { HostedData } from './hosted.ts';
import type { ArticleView, BlockView, FeatureView, LinkGroup } from './view.ts';
import type { ViewSource } from './view-source.ts';

/** The id of the page about cookies, in the table of a host that asks for consent. */
const cookiesPage = 'cookies';

/** The page that shows a feature, and the data for it. */
interface ViewContext extends ViewSource {
  readonly page: ContentPage;
  readonly locale: Locale;
  readonly crumbs: readonly Crumb[];
  readonly hostedData: HostedData;
}

/** A block with data that only the server has: the advice in a list, the featured article, what the host adds. */
export function blockView(block: Block, context: ViewContext): BlockView {
  if ('modelId' in block) return featureView(block, context);
  return { ...block, features: block.features.map((feature) => featureView(feature, context)) };
}

function featureView(feature: Feature | UnknownFeature, context: ViewContext): FeatureView {
  const { content, page, locale, crumbs, table, hostedData } = context;
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
    case 'big-footer':
    case 'simple-footer':
      return {
        ...feature,
        pathname: table.page(page.id).paths[locale],
        cookiesPath: table.find(cookiesPage)?.paths[locale],
      };
    case 'breadcrumb':
      return { ...feature, crumbs };
    case 'expert-opinion': {
      const { texts } = content.site[locale];
      return { ...feature, tagLabel: feature.tag && texts[expertTags[feature.tag]] };
    }
    case 'form':
    case 'help-me-choose':
    case 'membership-comparator':
    case 'membership-spotlight': {
      const hosted = hostedData.get(feature);
      return hosted ? { ...feature, hosted: { data: hosted.data, heading: hosted.heading } } : feature;
    }
    case 'header': {
      const other = otherLocale(locale);
      return {
        ...feature,
        brand: { name: context.site.name[locale], href: table.page('home').paths[locale] },
        menus: headerMenus(table, locale),
        languageSwitch: { href: table.page(page.id).paths[other], locale: other },
      };
    }
    case 'page-list':
      return { ...feature, groups: pageGroups(table, locale) };
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

/** Every listed page, grouped with its siblings and the page above. */
function pageGroups(table: PageTable, locale: Locale): LinkGroup[] {
  const link = ({ paths, label }: PageRow) => ({ href: paths[locale], label: label[locale] });
  const below = ({ id }: PageRow) => table.below(id).filter(({ listed }) => listed);
  return table.listed
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
