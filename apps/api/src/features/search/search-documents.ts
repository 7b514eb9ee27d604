import type { FieldWeights, SearchAnswer, SearchRequest } from '@jalon/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import { count, fullSet, members } from './document-set.ts';
import { countFacets, keepFiltered } from './filtering.ts';
import { type IndexReader, readIndex } from './index-reader.ts';
import { anyOf, type Match, matchStems, searchedStems } from './matching.ts';
import { bestOf, byColumn, byScore, type Order, scoreDocuments } from './ordering.ts';
import { toResults } from './results.ts';
import { cleanTerm, wordsOf } from './words.ts';

/** The best documents, among which PostgreSQL's rank decides where their scores are equal. */
const rankedLimit = 60;
/** Words of one search that count. */
export const wordLimit = 12;

/** A page of what a search finds. */
export function searchDocuments(database: Database, request: SearchRequest): Promise<SearchAnswer> {
  return readIndex(database, request.index, async (reader) => {
    const { page, perPage } = request;
    const match = await matchTerm(reader, request);
    const documents = await keepFiltered(reader, match.documents, request.filters);
    const total = count(documents);
    const first = (page - 1) * perPage;
    const end = Math.min(first + perPage, total);
    const order =
      first < total ? await putInOrder(reader, { ...match, documents }, request, { first, end }) : [];
    const shown = [...order.slice(first, end)];
    const stems = match.words.flatMap((word) => word.stems);
    return {
      results: await toResults(reader, shown, { settings: request.results, stems }),
      totalResults: total,
      totalPages: Math.ceil(total / perPage),
      pagingStart: total === 0 ? 0 : first + 1,
      pagingEnd: end,
      facets: await countFacets(reader, match.documents, request),
      requestId: '',
      resultSearchTerm: request.term,
      wasSearched: true,
      rawResponse: null,
    };
  });
}

/** Every document for an empty search; none for words that say nothing. */
async function matchTerm(
  reader: IndexReader,
  { term, weights }: Pick<SearchRequest, 'term' | 'weights'>,
): Promise<Match> {
  const typed = cleanTerm(term);
  if (typed === '') return { documents: fullSet(reader.documents), words: [] };
  const words = wordsOf(typed).slice(0, wordLimit);
  const stems = await searchedStems(
    reader,
    words.map(({ folded }) => folded),
  );
  return matchStems(reader, stems, [...weights.keys()]);
}

/** The documents as the sort keys say, then by score, then the newest first: those until `end`, at least. */
async function putInOrder(
  reader: IndexReader,
  match: Match,
  { sort, weights }: Pick<SearchRequest, 'sort' | 'weights'>,
  { first, end }: { first: number; end: number },
): Promise<Order> {
  const { documents, words } = match;
  if (words.length === 0 && sort.length === 0) return members(documents, end);
  const scores = scoreDocuments(reader.documents, match, weights);
  if (sort.length === 0) {
    const best = bestOf(documents, scores, Math.max(end, rankedLimit));
    return first < rankedLimit ? rankFirst(reader, best, { scores, match, weights }) : best;
  }
  let order = byScore(members(documents), scores);
  // The last key first: each sorting leaves equals as they are.
  for (const { field, descending } of sort.toReversed()) {
    order = byColumn(order, await reader.column(field), descending);
  }
  return order;
}

/** Puts the first documents in the order of PostgreSQL's ranks where their scores are equal. */
async function rankFirst(
  reader: IndexReader,
  order: Order,
  { scores, match, weights }: { scores: Uint32Array; match: Match; weights: FieldWeights },
): Promise<Order> {
  const first = Array.from(order.subarray(0, rankedLimit));
  const query = anyOf(match.words.flatMap(({ stems }) => stems));
  const ranks = await reader.ranks(first, query, weights);
  first.sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || a - b,
  );
  order.set(first);
  return order;
}
