import type {
  CompletionRequest,
  SearchAnswer,
  SearchRequest,
  SearchResult,
} from '@jalon/api-client/contract';
import type { SearchEntry } from './search-entry.ts';

/** The changes of an indexing run. */
export interface Indexed {
  readonly documents: number;
  /** New or changed. */
  readonly stored: number;
  readonly removed: number;
}

/** Stores documents and searches them. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Documents for a term whose last word may be unfinished; none for an empty term. */
  complete(request: CompletionRequest): Promise<SearchResult[]>;
  /**
   * Makes these entries the documents of a source. Documents that the source no longer has are removed; a
   * document of another source with the same index and id is replaced.
   */
  index(source: string, entries: readonly SearchEntry[]): Promise<Indexed>;
}
