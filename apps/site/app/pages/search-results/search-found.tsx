import type { SearchResult } from '@jalon/api-client/contract';
import { srcSetOf } from '@jalon/content/server';
import { useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import { Pagination } from '@jalon/ui/pagination';
import { SearchResultList, type SearchResultProps } from '@jalon/ui/search-result';
import type { Found } from '../../search/find.server.ts';
import { PopularPages } from '../../search/popular-pages.tsx';
import { type SearchQuery, searchAddress } from '../../search/search-query.ts';
import { searchResultsMessages } from './search-results.messages.ts';
import { Results } from './search-results.styles.ts';

export interface SearchFoundProps {
  /** The path of the results page. */
  path: string;
  query: SearchQuery;
  found: Found;
}

/** The results of a search with links to the other result pages, or suggestions if there are none. */
export function SearchFound({ path, query, found }: SearchFoundProps) {
  const t = useT(searchResultsMessages);
  const { term, types, years, order } = query;
  const { totalResults: total, totalPages, pagingStart: start, pagingEnd: end, suggestedTerm } = found;
  const suggestion = suggestedTerm && (
    <p>
      {t('didYouMean')}{' '}
      <Link href={searchAddress(path, { ...query, term: suggestedTerm })}>{suggestedTerm}</Link>
    </p>
  );

  if (total > 0) {
    return (
      <Results>
        {/* The link to a further page leads to its results. */}
        <h2 tabIndex={-1} autoFocus={query.page > 1}>
          {t('found', { start, end, total })}
        </h2>
        {suggestion}
        <SearchResultList results={found.results.flatMap(toCard)} />
        <Pagination
          page={query.page}
          pageCount={totalPages}
          hrefFor={(page) => searchAddress(path, { ...query, page })}
        />
      </Results>
    );
  }
  const isFiltered = types.length + years.length > 0;
  return (
    <Results>
      <h2>{term ? t('noneFor', { term }) : t('none')}</h2>
      {suggestion}
      <ul>
        <li>{t('spelling')}</li>
        <li>{t('fewer')}</li>
        {isFiltered && (
          <li>
            {t('filtered')} <Link href={searchAddress(path, { term, order })}>{t('clear')}</Link>
          </li>
        )}
      </ul>
      <PopularPages />
    </Results>
  );
}

/** The props of a result’s card; undefined without an address. */
function toCard({
  title,
  url,
  body_content,
  type,
  year,
  image,
  label,
  reading_time,
}: SearchResult): SearchResultProps[] {
  if (!url) return [];
  return [
    {
      href: url.raw,
      title: title?.raw || url.raw,
      titleSnippet: title?.snippet,
      snippet: body_content?.snippet,
      type: type?.raw,
      year: year?.raw,
      label: label?.raw,
      readingTime: reading_time?.raw,
      image: image && { src: image.raw, srcSet: srcSetOf(image.raw, 1280), width: 1280, height: 720 },
    },
  ];
}
