export { SearchResult, type SearchResultProps } from './search-result.tsx';
export { SearchResultList, type SearchResultListProps } from './search-result-list.tsx';
