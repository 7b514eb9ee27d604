import type { SearchField } from '@jalon/api-client/contract';
import { addAll, addPacked, count, type DocumentSet, emptySet, keepCommon } from './document-set.ts';
import type { IndexReader, TermRow } from './index-reader.ts';
import { saysNothing } from './words.ts';

/** A word that was typed, and where it stands. */
export interface TypedWord {
  readonly inField: ReadonlyMap<SearchField, DocumentSet>;
  /** In any of the fields that are searched. */
  readonly anywhere: DocumentSet;
}

/** A word of a search, by the stems that it stands for. */
export interface MatchedWord extends TypedWord {
  readonly stems: readonly string[];
}

/** The documents that a search finds, and the words by which. */
export interface Match {
  readonly documents: DocumentSet;
  readonly words: readonly MatchedWord[];
}

/** The stems that a search is for. */
export async function searchedStems(reader: IndexReader, words: readonly string[]): Promise<string[]> {
  const telling = words.filter((word) => !saysNothing(word, reader.index));
  return [...new Set([...(await reader.stems(telling)).values()].flat())];
}

/** Letters of a stem that may be a typing error: a shorter one is like too many others. */
const correctedLength = 3;
/** Words of one search that are taken for typing errors at most. */
const correctedLimit = 4;

const columnOf = { title: 'title', headings: 'headings', body_content: 'body' } as const satisfies Record<
  SearchField,
  keyof TermRow
>;

/**
 * The documents that have every word, each in whatever field. Without one: those with the words most like
 * what nobody wrote. Without one again: those that have any of the words, because something near helps a
 * visitor more than nothing.
 */
export async function matchStems(
  reader: IndexReader,
  stems: readonly string[],
  fields: readonly SearchField[],
): Promise<Match> {
  const { documents } = reader;
  const rows = await reader.terms('stem', stems);
  let words: MatchedWord[] = stems.map((stem) => ({
    stems: [stem],
    ...typedWord(
      documents,
      rows.filter(({ term }) => term === stem),
      fields,
    ),
  }));
  const exact = everyWord(documents, words);
  if (count(exact) > 0) return { documents: exact, words };

  const errors = words.filter(isError).slice(0, correctedLimit);
  const corrections = new Map<MatchedWord, MatchedWord>();
  for (const word of errors) {
    const like = await reader.stemsLike(word.stems.join());
    if (like.length === 0) continue;
    corrections.set(word, { stems: like.map(({ term }) => term), ...typedWord(documents, like, fields) });
  }
  words = words.map((word) => corrections.get(word) ?? word);
  const forgiven = everyWord(documents, words);
  if (count(forgiven) > 0) return { documents: forgiven, words };

  const some = emptySet(documents);
  for (const { anywhere } of words) addAll(some, anywhere);
  return { documents: some, words };
}

function isError({ stems, anywhere }: MatchedWord): boolean {
  return (
    count(anywhere) === 0 && stems.every((stem) => stem.length >= correctedLength && /\p{L}/u.test(stem))
  );
}

function everyWord(documents: number, words: readonly TypedWord[]): DocumentSet {
  return common(
    documents,
    words.map(({ anywhere }) => anywhere),
  );
}

/** A word that stands for any of the terms. */
export function typedWord(
  documents: number,
  rows: readonly TermRow[],
  fields: readonly SearchField[],
): TypedWord {
  const anywhere = emptySet(documents);
  const inField = new Map(
    fields.map((field) => {
      const set = emptySet(documents);
      for (const row of rows) addPacked(set, row[columnOf[field]]);
      addAll(anywhere, set);
      return [field, set];
    }),
  );
  return { inField, anywhere };
}

/** What the sets have in common; nothing when there is none. */
export function common(documents: number, sets: readonly DocumentSet[]): DocumentSet {
  const [first, ...rest] = sets;
  const result = emptySet(documents);
  if (first) addAll(result, first);
  for (const set of rest) keepCommon(result, set);
  return result;
}

/** A query of PostgreSQL for any of the stems, which are letters and numbers; anything else would be left out. */
export function anyOf(stems: readonly string[]): string {
  return stems.map((stem) => `'${stem.replaceAll(/['\\]/g, ' ')}'`).join(' | ');
}
