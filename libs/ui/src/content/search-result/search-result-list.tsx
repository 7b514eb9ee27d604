import type { ComponentPropsWithRef } from 'react';
import { List } from './search-result.styles.ts';
import { SearchResult, type SearchResultProps } from './search-result.tsx';

export interface SearchResultListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'results'> {
  /** In the order of the search engine. */
  results: readonly SearchResultProps[];
}

/** The results of a search, best first: an `<ol>` of `SearchResult`s. */
export function SearchResultList({ results, ...props }: SearchResultListProps) {
  return (
    // Safari with VoiceOver does not announce a list without markers unless it has the role.
    <List role="list" {...props}>
      {results.map((result) => (
        <li key={result.href}>
          <SearchResult {...result} />
        </li>
      ))}
    </List>
  );
}
