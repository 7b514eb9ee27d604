import type {
  ResultField,
  ResultFieldSettings,
  ResultSettings,
  SearchResult,
} from '@jalon/api-client/contract';
import type { DocumentRow, IndexReader } from './index-reader.ts';
import { bodyLimit } from './search-entry.ts';
import { type Hits, snippet } from './snippet.ts';
import { wordsOf } from './words.ts';

/** Characters of a text in which a snippet is looked for. */
const searchedLength = 20_000;
/** Characters of a text that an answer has as it is, when nobody asked for it. */
const unaskedLength = 300;

export interface ResultOptions {
  /** The fields and snippets that were asked for. */
  readonly settings: ResultSettings;
  /** The stems of the words to mark. */
  readonly stems: readonly string[];
  /** What the word begins with that is still being typed. */
  readonly beginning?: string;
}

/** Documents as results, in their order. */
export async function toResults(
  reader: IndexReader,
  numbers: readonly number[],
  { settings, stems, beginning }: ResultOptions,
): Promise<SearchResult[]> {
  const wholeText = settings.get('body_content')?.raw ?? false;
  const rows = await reader.rows(numbers, wholeText ? bodyLimit : searchedLength);
  const fields = (['title', 'headings', 'body_content'] as const).filter(
    (field) => settings.get(field)?.snippet,
  );
  const texts = rows.flatMap((row) => fields.map((field) => row[field].slice(0, searchedLength)));
  const words = stems.length > 0 ? texts.flatMap((text) => wordsOf(text).map(({ folded }) => folded)) : [];
  const found = [...(await reader.stems(words))].filter(([, own]) =>
    own.some((stem) => stems.includes(stem)),
  );
  const hits = { words: new Set(found.map(([word]) => word)), beginning };
  return rows.map((row) => toResult(row, settings, hits));
}

function toResult(row: DocumentRow, settings: ResultSettings, hits: Hits): SearchResult {
  const headings = row.headings === '' ? [] : row.headings.split('\n');
  const wholeText = settings.get('body_content')?.raw;
  const all: SearchResult = {
    id: { raw: row.id },
    title: { raw: row.title, ...excerpt(row.title, settings.get('title'), hits) },
    url: { raw: row.url },
    body_content: {
      raw: wholeText ? row.body_content : row.body_content.slice(0, unaskedLength).toWellFormed(),
      ...excerpt(row.body_content.slice(0, searchedLength), settings.get('body_content'), hits),
    },
    headings: { raw: headings, ...excerpt(headings.join(' '), settings.get('headings'), hits) },
    ...(row.type !== null && { type: { raw: row.type } }),
    ...(row.year !== null && { year: { raw: row.year } }),
    ...(row.image !== null && { image: { raw: row.image } }),
    ...(row.label !== null && { label: { raw: row.label } }),
    ...(row.reading_time !== null && { reading_time: { raw: row.reading_time } }),
  };
  const asked = Object.entries(all).filter(([field]) => settings.has(field as ResultField));
  return { id: all.id, ...Object.fromEntries(asked) };
}

function excerpt(text: string, settings: ResultFieldSettings | undefined, hits: Hits): { snippet?: string } {
  const found = settings?.snippet && snippet(text, hits, settings.snippet);
  return found === undefined ? {} : { snippet: found };
}
