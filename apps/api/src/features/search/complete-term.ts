import type { AutocompleteAnswer, CompletionRequest } from '@jalon/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import { has, members } from './document-set.ts';
import { keepFiltered } from './filtering.ts';
import { type IndexReader, readIndex } from './index-reader.ts';
import { common, matchStems, searchedStems, typedWord } from './matching.ts';
import { toResults } from './results.ts';
import { wordLimit } from './search-documents.ts';
import { cleanTerm, wordsOf } from './words.ts';

/** The newest of the titles that have what was typed, which are put in the order of where they have it. */
const titleLimit = 60;

/** Documents for what is being typed: the last word may go on. Nothing for an empty term. */
export function completeTerm(database: Database, request: CompletionRequest): Promise<AutocompleteAnswer> {
  return readIndex(database, request.index, async (reader) => ({
    autocompletedResults: await complete(reader, request),
    autocompletedResultsRequestId: '',
    autocompletedSuggestions: {},
    autocompletedSuggestionsRequestId: '',
  }));
}

async function complete(
  reader: IndexReader,
  { term, weights, filters, perPage, results }: CompletionRequest,
): Promise<AutocompleteAnswer['autocompletedResults']> {
  const typed = wordsOf(cleanTerm(term))
    .slice(0, wordLimit)
    .map(({ folded }) => folded);
  const beginning = typed.at(-1);
  if (beginning === undefined) return [];
  const fields = [...weights.keys()];
  const before = await searchedStems(reader, typed.slice(0, -1));
  const ended = await searchedStems(reader, [beginning]);
  const rows = await reader.terms('stem', [...before, ...ended]);
  const words = before.map((stem) =>
    typedWord(
      reader.documents,
      rows.filter(({ term }) => term === stem),
      fields,
    ),
  );
  // A stem may be shorter than what is typed of its word: titles are asked by their words, too.
  const goesOn = [
    ...rows.filter(({ term }) => ended.includes(term)),
    ...(await reader.termsThatBegin('word', beginning)),
    ...(await reader.termsThatBegin('stem', beginning)),
  ];
  words.push(typedWord(reader.documents, goesOn, fields));

  const inTitles = common(
    reader.documents,
    words.map(({ inField, anywhere }) => inField.get('title') ?? anywhere),
  );
  const titles = await keepFiltered(reader, inTitles, filters);
  const found = await earliestFirst(reader, [...members(titles, titleLimit)], beginning);
  if (found.length < perPage) {
    const inAny = common(
      reader.documents,
      words.map(({ anywhere }) => anywhere),
    );
    const others = members(await keepFiltered(reader, inAny, filters));
    found.push(...others.filter((document) => !has(titles, document)).subarray(0, perPage));
  }
  if (found.length > 0) {
    const stems = [...before, ...ended];
    return toResults(reader, found.slice(0, perPage), { settings: results, stems, beginning });
  }
  const forgiven = await matchStems(reader, [...before, ...ended], fields);
  const near = members(await keepFiltered(reader, forgiven.documents, filters), perPage);
  const stems = forgiven.words.flatMap((word) => word.stems);
  return toResults(reader, [...near], { settings: results, stems });
}

/** Documents by where in the title the word stands that is being typed; equals stay in order. */
async function earliestFirst(
  reader: IndexReader,
  documents: readonly number[],
  beginning: string,
): Promise<number[]> {
  const places = new Map(
    (await reader.titles(documents)).map(({ number, title }) => {
      const place = wordsOf(title).findIndex(({ folded }) => folded.startsWith(beginning));
      return [number, place === -1 ? Number.MAX_SAFE_INTEGER : place];
    }),
  );
  return documents.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
