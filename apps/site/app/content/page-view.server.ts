import type { SiteForm } from '@jalon/forms/schemas';
import { type Locale, locales } from '@jalon/i18n';
import { anchorIds } from '@jalon/ui/page-section';
import { mainId } from '@jalon/ui/skip-link';
import type { SiteMap, SitePage } from '../site-map.ts';
import { addressesIn } from './addresses.server.ts';
import { adviceOf, findAdvice, readingTime, tileOf } from './advice.ts';
import type { Feature, UnknownFeature } from './model/features.ts';
import type { Alert, Hero } from './model/page.ts';
import { resolveAddresses } from './resolve.ts';
import type { Block, Content, ContentPage, ContentProblem } from './source/content-source.ts';
import type { ArticleView, BlockView, Crumb, FeatureView, LinkGroup, PageView } from './view.ts';

/** From this number of sections on, a page has links to them. */
const sectionsWithNavigation = 5;

export interface ViewSource {
  readonly content: Content;
  readonly siteMap: SiteMap;
  readonly forms: readonly SiteForm[];
}

/** A page in one language, with everything that drawing it needs. Mistakes in its addresses go to `problems`. */
export function pageView(
  source: ViewSource,
  page: ContentPage,
  locale: Locale,
  problems: ContentProblem[] = [],
): PageView {
  const { siteMap, content } = source;
  const { blocks, features, path: _path, alerts = [], hero = {}, ...texts } = page.texts[locale];
  const shared = content.site[locale];
  const row = siteMap.page(page.id);
  const crumbs = crumbsOf(siteMap, row, locale);
  const toView = (block: Block) => viewOf(block, { ...source, page, locale, crumbs });
  const drawn = {
    title: texts.title,
    hero: heroOf(page, hero, texts.title),
    alerts: [...(shared.alerts ?? []), ...alerts] as readonly Alert[],
    blocks: [...blocks, ...features].map(toView),
    facts: factsOf(page, locale, content),
  };
  const resolved = resolveAddresses(drawn, addressesIn(siteMap, locale), (path, reason) =>
    problems.push({ file: page.files[locale], path: path.join('.'), reason }),
  );
  const anchored = withAnchors(resolved);
  const sections = sectionsOf(anchored);
  const navigation = texts.inPageNavigation ?? sections.length >= sectionsWithNavigation;
  return {
    ...anchored,
    id: page.id,
    paths: row.paths,
    description: texts.description,
    type: page.type,
    published: page.published,
    updated: page.updated,
    indexed: row.indexed,
    readingTime: page.type && readingTime(texts.readingMinutes),
    crumbs,
    breadcrumb: page.breadcrumb ?? 'trail',
    fullWidth: page.fullWidth ?? false,
    sections: navigation ? sections : [],
  };
}

export function crumbsOf(siteMap: SiteMap, row: SitePage, locale: Locale): Crumb[] {
  return siteMap.trail(row).map(({ paths, label }) => ({ name: label[locale], url: paths[locale] }));
}

function heroOf(page: ContentPage, hero: Hero, title: string): Hero & { heading: string } {
  return { image: page.image, ...hero, heading: hero.heading ?? title };
}

/** The line under the title of a piece of advice: subjects and life moments, each with the page that lists it. */
function factsOf({ subjects = [], lifeMoments = [] }: ContentPage, locale: Locale, content: Content) {
  const site = content.site[locale];
  const tags = [
    ...subjects.map((code) => site.subjects[code]),
    ...lifeMoments.map((code) => site.lifeMoments[code]),
  ];
  return tags.filter((tag) => tag !== undefined);
}

interface ViewContext extends ViewSource {
  readonly page: ContentPage;
  readonly locale: Locale;
  readonly crumbs: readonly Crumb[];
}

function viewOf(block: Block, context: ViewContext): BlockView {
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
      return { ...feature, article: articleOf(feature.page, content, locale) };
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

/** Every listed page, under the page above it that is right below the home page. */
function pageGroups(siteMap: SiteMap, locale: Locale): LinkGroup[] {
  const link = ({ paths, label }: SitePage) => ({ href: paths[locale], label: label[locale] });
  const listed = siteMap.listed.filter(({ parent }) => parent !== undefined);
  const top = listed.filter(({ parent }) => parent === 'home');
  const under = (id: string): SitePage[] =>
    listed.filter(({ parent }) => parent === id).flatMap((page) => [page, ...under(page.id)]);
  const groups = top.map((page) => ({ page, pages: under(page.id) }));
  return [
    { links: groups.filter(({ pages }) => pages.length === 0).map(({ page }) => link(page)) },
    ...groups
      .filter(({ pages }) => pages.length > 0)
      .map(({ page, pages }) => ({ title: page.label[locale], links: [link(page), ...pages.map(link)] })),
  ];
}

interface Anchored {
  readonly hero: Hero & { heading: string };
  readonly blocks: readonly BlockView[];
}

/** Gives each section of the page its anchor (site spec §2, page sections), unique on the page. */
function withAnchors<T extends Anchored>(view: T): T & { heroAnchor: string } {
  const flat = view.blocks.flatMap((block) => ('modelId' in block ? [block] : [block, ...block.features]));
  // The id of `main` is taken.
  const [, heroAnchor = '', ...anchors] = anchorIds([mainId, view.hero.heading, ...flat.map(headingOf)]);
  const next = anchors.values();
  const anchor = () => next.next().value || undefined;
  return {
    ...view,
    heroAnchor,
    blocks: view.blocks.map((block): BlockView => {
      const own = { ...block, anchor: anchor() };
      return 'modelId' in own
        ? own
        : { ...own, features: own.features.map((feature) => ({ ...feature, anchor: anchor() })) };
    }),
  };
}

function headingOf(block: BlockView): string {
  if ('heading' in block && block.heading) return block.heading;
  return 'title' in block && typeof block.title === 'string' ? block.title : '';
}

/** The sections that a reader may want to go to. */
function sectionsOf({ blocks }: Anchored): { id: string; label: string }[] {
  return blocks.flatMap((block) => {
    const label = headingOf(block);
    const aside =
      'modelId' in block && ['hero-variant', 'promo-banner', 'breadcrumb'].includes(block.modelId);
    return block.anchor && label && !aside ? [{ id: block.anchor, label }] : [];
  });
}

/** The mistakes that only the whole content shows: addresses that lead nowhere. */
export function addressMistakes(source: ViewSource): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const page of source.content.pages) {
    for (const locale of locales) pageView(source, page, locale, problems);
    const { parent } = source.siteMap.page(page.id);
    if (page.parent !== undefined && page.parent !== parent) {
      const reason = `"${page.parent}" is no page that leads up to the home page`;
      problems.push({ file: page.files.fr, path: 'parent', reason });
    }
  }
  for (const locale of locales) {
    const file = `site.${locale}.yml`;
    resolveAddresses(source.content.site[locale], addressesIn(source.siteMap, locale), (path, reason) =>
      problems.push({ file, path: path.join('.'), reason }),
    );
  }
  for (const { to } of source.content.redirects) {
    const [, id] = /^page:([^#]+)/.exec(to) ?? [];
    if (id && !source.siteMap.find(id)) {
      problems.push({ file: 'redirects.yml', path: to, reason: `no page has the id "${id}"` });
    }
  }
  return problems;
}
