import type { Locale } from '@jalon/i18n';
import type { Feature } from '../model/features.ts';
import type { Alert, Hero } from '../model/page.ts';
import { addressesIn } from '../pages/addresses.ts';
import { resolveAddresses } from '../pages/resolve.ts';
import type { ContentPages } from '../source/content-pages.ts';
import type { Block, Content, ContentPage, ContentProblem } from '../source/content-source.ts';
import { findAdvice, readingTime } from './advice.ts';
import { blockView } from './block-view.ts';
import type { HostedData } from './hosted.ts';
import { sectionsOf, withAnchors } from './sections.ts';
import type { PageView } from './view.ts';
import type { ViewSource } from './view-source.ts';

/** With this number of headed texts or more, a page has links to its sections. */
const sectionsWithNavigation = 5;

export interface PageViewOptions {
  /** What the host added to the features that it draws. */
  readonly hostedData?: HostedData;
  /** Mistakes in the addresses of the page are added here. */
  readonly problems?: ContentProblem[] | undefined;
}

/** A page in one language, with all data to render it. */
export function pageView(
  source: ViewSource,
  page: ContentPage,
  locale: Locale,
  { hostedData = new Map(), problems = [] }: PageViewOptions = {},
): PageView {
  const { table, content, pictures, site, feed } = source;
  const { blocks, features, path: _path, alerts = [], hero = {}, ...texts } = page.texts[locale];
  const shared = content.site[locale];
  const row = table.page(page.id);
  const crumbs = table.crumbs(row, locale);
  const toView = (block: Block) => blockView(block, { ...source, page, locale, crumbs, hostedData });
  const drawn = {
    title: texts.title,
    hero: heroOf(page, hero, locale),
    alerts: [...(shared.alerts ?? []), ...alerts] as readonly Alert[],
    blocks: [...blocks, ...features, ...relatedTo(page, source, locale)].map(toView),
    facts: factsOf(page, locale, content),
  };
  const resolved = resolveAddresses(drawn, addressesIn(table, pictures, locale), (path, reason) =>
    problems.push({ file: page.files[locale], path: path.join('.'), reason }),
  );
  const anchored = withAnchors(resolved);
  const sections = sectionsOf(anchored);
  const long = blocks.filter(isSection).length >= sectionsWithNavigation;
  const navigation = texts.inPageNavigation ?? long;
  return {
    ...anchored,
    kind: 'page',
    id: page.id,
    site: { name: site.name[locale], origin: site.origin },
    paths: row.paths,
    description: texts.description,
    type: page.type,
    published: page.published,
    updated: page.updated,
    indexed: row.indexed,
    readingTime: page.type && readingTime(texts.readingMinutes),
    feedPath: table.trail(row).some(({ id }) => id === feed?.page) ? feed?.paths[locale] : undefined,
    crumbs,
    breadcrumb: page.breadcrumb ?? 'trail',
    fullWidth: page.fullWidth ?? false,
    sections: navigation ? sections : [],
  };
}

function heroOf({ image, texts }: ContentPage, hero: Hero, locale: Locale): Hero & { heading: string } {
  // The text in the shared image is French.
  const shared = image && (locale === 'fr' ? image : { ...image, alt: '' });
  return { image: shared, ...hero, heading: hero.heading ?? texts[locale].title };
}

const isSection = (block: Block) =>
  'modelId' in block && block.modelId === 'free-text' && block.heading !== undefined;

/** A list of more advice on the first subject of a piece of advice, below its text. */
function relatedTo(
  { id, type, subjects = [] }: ContentPage,
  { content }: ContentPages,
  locale: Locale,
): Feature[] {
  const [subject] = subjects;
  const title = content.site[locale].texts.related_label;
  const query = { subject, limit: 3 };
  if (!type || !subject || !title || findAdvice(content, query, id).length === 0) return [];
  return [{ modelId: 'advice-tile-list-query', title, columns: 3, surface: 'default', query }];
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
