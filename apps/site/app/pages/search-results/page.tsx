import { isCallError } from '@jalon/api-client';
import { localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { type Found, find, type SearchProblem } from '../../search/find.server.ts';
import { readSearchQuery, searchAddress } from '../../search/search-query.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { SearchFailed } from './search-failed.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchFound } from './search-found.tsx';
import { searchResultsMessages } from './search-results.messages.ts';
import { Layout, Title } from './search-results.styles.ts';

/** Searches with the parameters of the address; without a term every page is listed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const { paths } = site.siteMap.page('search-results');
  const query = readSearchQuery(url.searchParams);
  const here = { fr: searchAddress(paths.fr, query), en: searchAddress(paths.en, query) };
  const page = { query, paths, here };

  const answer = await find(query, localeFromPath(url.pathname), site);
  if (isCallError(answer)) {
    const problem: SearchProblem = answer.httpStatus === 429 ? 'tooMany' : 'failed';
    if (problem === 'failed') site.log.warn({ code: answer.code }, 'A search failed');
    const headers = answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : undefined;
    return data(
      { ...page, found: undefined, problem },
      { status: problem === 'tooMany' ? 429 : 503, headers },
    );
  }
  const { results, facets, totalResults, totalPages, pagingStart, pagingEnd, suggestedTerm } = answer;
  // The other language may have fewer pages, or the index may have shrunk since the link was made.
  if (totalPages > 0 && query.page > totalPages) {
    throw redirect(searchAddress(url.pathname, { ...query, page: totalPages }));
  }
  const found: Found = { results, facets, totalResults, totalPages, pagingStart, pagingEnd, suggestedTerm };
  return data({ ...page, found, problem: undefined });
}

export const headers: Route.HeadersFunction = ({ parentHeaders, loaderHeaders }) => {
  const retryAfter = loaderHeaders.get('retry-after');
  return { ...Object.fromEntries(parentHeaders), ...(retryAfter && { 'retry-after': retryAfter }) };
};

/** The search results. They work without JavaScript: the form is sent by GET, and pages are links. */
export default function SearchResultsPage({ loaderData }: Route.ComponentProps) {
  const t = useT(searchResultsMessages);
  const locale = useLocale();
  const { query, paths, here, found, problem } = loaderData;
  const title = query.term ? t('titleOf', { term: query.term }) : t('title');
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('titleOnPage', { title, page: query.page }) : title}
        paths={paths}
        unlisted
      />
      <Section>
        <Title>{title}</Title>
        <Layout>
          <SearchForm action={paths[locale]} query={query} facets={found?.facets} />
          {found ? (
            <SearchFound path={paths[locale]} query={query} found={found} />
          ) : (
            <SearchFailed problem={problem} here={here[locale]} />
          )}
        </Layout>
      </Section>
    </>
  );
}
