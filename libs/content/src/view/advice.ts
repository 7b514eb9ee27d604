import type { Locale } from '@jalon/i18n';
import type { FeatureOf } from '../model/features.ts';
import type { Content, ContentPage } from '../source/content-source.ts';

type Query = FeatureOf<'advice-tile-list-query'>['query'];

/** A tile of advice; its addresses, `page:` and `picture:`, are not resolved yet. */
export type AdviceTileContent = Exclude<FeatureOf<'advice-tile-list'>['tiles'][number], { page: string }>;

/** The advice of the site, newest first. */
export function adviceOf({ pages }: Content): ContentPage[] {
  return pages
    .filter(({ type }) => type)
    .toSorted((one, other) => (other.published ?? '').localeCompare(one.published ?? ''));
}

/** The advice that matches a query, newest first, without the page with the query. */
export function findAdvice(content: Content, query: Query, asking?: string): ContentPage[] {
  return adviceOf(content)
    .filter(({ id }) => id !== asking)
    .filter(({ type }) => !query.type || type === query.type)
    .filter(({ subjects = [] }) => !query.subject || subjects.includes(query.subject))
    .filter(({ lifeMoments = [] }) => !query.lifeMoment || lifeMoments.includes(query.lifeMoment))
    .slice(0, query.limit);
}

/** The tile of a page of advice. */
export function tileOf(page: ContentPage, locale: Locale): AdviceTileContent {
  const { title, description, readingMinutes } = page.texts[locale];
  return {
    url: `page:${page.id}`,
    title,
    type: page.type ?? 'article',
    description,
    ...(page.image && { image: { ...page.image, alt: '' } }),
    ...page.vehicle,
    bottomTag: readingTime(readingMinutes),
  };
}

export const readingTime = (minutes: number): string => `${minutes}\u00a0min`;
