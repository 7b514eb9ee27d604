import type { SiteForm } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';
import type { SiteMap, SitePage } from '../site-map.ts';
import { adviceOf, findAdvice, tileOf } from './advice.ts';
import type { Feature, UnknownFeature } from './model/features.ts';
import type { Block, Content, ContentPage } from './source/content-source.ts';
import type { ArticleView, BlockView, Crumb, FeatureView, LinkGroup } from './view.ts';

/** What a page is drawn from besides itself. */
export interface ViewSource {
  readonly content: Content;
  readonly siteMap: SiteMap;
  readonly forms: readonly SiteForm[];
}

/** The page that shows a feature, and what it is drawn from. */
interface ViewContext extends ViewSource {
  readonly page: ContentPage;
  readonly locale: Locale;
  readonly crumbs: readonly Crumb[];
}

/** A block with what only the server knows: the advice that it lists, the page of a form, the article that it features. */
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
    case 'form': {
      const name = forms.find(({ id }) => id === feature.formId)?.name;
      const formPage = name === undefined ? undefined : siteMap.find(name);
      return { ...feature, name, path: formPage?.paths[locale], label: formPage?.label[locale] };
    }
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
    published: page.published,
    image: page.image,
    lineOfBusiness: subject ? site.subjects[subject] : undefined,
    lifeMoment: moment ? site.lifeMoments[moment] : undefined,
    publishedDateLabel: site.texts.published_date_label,
    actionLabel: site.texts.read_more_label,
  };
}

/** Every listed page, in a group with the pages next to it and the page above. */
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
