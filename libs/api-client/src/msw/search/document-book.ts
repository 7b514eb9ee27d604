import {
  type AutocompleteAnswer,
  type CompletionRequest,
  type FacetRequest,
  type FieldWeights,
  fold,
  type ResultField,
  type ResultFieldSettings,
  type ResultSettings,
  type SearchAnswer,
  type SearchField,
  type SearchFilter,
  type SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SearchSortKey,
  searchTermLength,
} from '../../contract/index.ts';

/** A document that the handlers know. */
export interface MockDocument {
  readonly index: SearchIndex;
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly headings?: readonly string[];
  readonly body_content?: string;
  readonly type?: string;
  readonly year?: number;
  readonly image?: string;
  readonly label?: string;
  readonly reading_time?: string;
}

/** Made up. */
export const mockDocuments: readonly MockDocument[] = (
  [
    [
      'batterie-hiver',
      'Entretenir la batterie de sa voiture en hiver',
      'Looking after your car battery in winter',
    ],
    ['pneus', 'Bien choisir ses pneus d’été', 'Choosing your summer tires'],
    ['elan', 'Éviter un orignal sur la route', 'Avoiding a moose on the road'],
    ['assurance', 'Assurer son chalet', 'Insuring your cottage'],
    ['recharge', 'Recharger sa voiture à la maison', 'Charging your car at home'],
    ['siege', 'Installer un siège d’enfant', 'Installing a child car seat'],
  ] as const
).flatMap(([id, fr, en], place) =>
  (
    [
      ['fr', fr],
      ['en', en],
    ] as const
  ).map(([index, title]) => ({
    index,
    id,
    url: `/${index}/${id}`,
    title,
    body_content:
      index === 'fr' ? `${title} : les conseils de notre équipe.` : `${title}: advice from our team.`,
    type: place % 2 === 0 ? 'article' : 'guide',
    year: 2026 - place,
    label: 'Auto',
    reading_time: `${place + 2} min`,
  })),
);

/** A page of the documents that have every word, or else of those that have any. */
export function searchBook(book: readonly MockDocument[], request: SearchRequest): SearchAnswer {
  const { index, term, weights, filters, page, perPage, facets, results } = request;
  const all = newestFirst(book.filter((document) => document.index === index));
  const isTyped = oneOf(typedWords(term));
  const found =
    term.trim() === ''
      ? all
      : match(
          all,
          typedWords(term).map((word) => oneOf([word])),
          weights,
        );
  const shown = sortBy(keepFiltered(found, filters), request.sort);
  const first = (page - 1) * perPage;
  return {
    results: shown.slice(first, first + perPage).map((document) => toResult(document, results, isTyped)),
    totalResults: shown.length,
    totalPages: Math.ceil(shown.length / perPage),
    pagingStart: shown.length === 0 ? 0 : first + 1,
    pagingEnd: Math.min(first + perPage, shown.length),
    facets: Object.fromEntries(facets.map((facet) => [facet.field, [count(found, facet, filters)]])),
    requestId: '',
    resultSearchTerm: term,
    wasSearched: true,
    rawResponse: null,
  };
}

/** Documents for a term whose last word may go on. */
export function completeFromBook(
  book: readonly MockDocument[],
  { index, term, weights, filters, perPage, results }: CompletionRequest,
): AutocompleteAnswer {
  const typed = typedWords(term);
  const last = typed.at(-1);
  const tests = [...typed.slice(0, -1).map((word) => oneOf([word])), begins(last ?? '')];
  const known = keepFiltered(newestFirst(book.filter((document) => document.index === index)), filters);
  const found =
    last === undefined ? [] : known.filter((document) => hasEvery(document, tests, [...weights.keys()]));
  const inTitle = found.filter((document) => hasEvery(document, tests, ['title']));
  const shown = [...new Set([...inTitle, ...found])].slice(0, perPage);
  const marks = (word: string) => Math.max(0, ...tests.map((test) => test(word)));
  return {
    autocompletedResults: shown.map((document) => toResult(document, results, marks)),
    autocompletedResultsRequestId: '',
    autocompletedSuggestions: {},
    autocompletedSuggestionsRequestId: '',
  };
}

/** How many characters of a folded word were typed; 0 when it is another word. */
type WordTest = (word: string) => number;

const oneOf =
  (typed: readonly string[]): WordTest =>
  (word) =>
    typed.includes(word) ? Number.MAX_SAFE_INTEGER : 0;

const begins =
  (beginning: string): WordTest =>
  (word) =>
    word.startsWith(beginning) ? beginning.length : 0;

function match(
  documents: readonly MockDocument[],
  tests: readonly WordTest[],
  weights: FieldWeights,
): MockDocument[] {
  const fields = [...weights.keys()];
  const every = tests.length === 0 ? [] : documents.filter((document) => hasEvery(document, tests, fields));
  const some = documents.filter((document) => tests.some((test) => hasEvery(document, [test], fields)));
  const score = (document: MockDocument) =>
    [...weights].reduce(
      (sum, [field, weight]) =>
        sum + weight * tests.filter((test) => hasEvery(document, [test], [field])).length,
      0,
    );
  return (every.length > 0 ? every : some).toSorted((a, b) => score(b) - score(a));
}

function hasEvery(
  document: MockDocument,
  tests: readonly WordTest[],
  fields: readonly SearchField[],
): boolean {
  const own = fields.flatMap((field) => words(textOf(document, field)).map(({ folded }) => folded));
  return tests.every((test) => own.some((word) => test(word) > 0));
}

function textOf(document: MockDocument, field: SearchField): string {
  return field === 'headings' ? (document.headings ?? []).join(' ') : (document[field] ?? '');
}

function newestFirst(documents: readonly MockDocument[]): MockDocument[] {
  return documents.toSorted(
    (a, b) => (b.year ?? 0) - (a.year ?? 0) || compare(sortable(a.title), sortable(b.title)),
  );
}

function sortBy(documents: readonly MockDocument[], sort: readonly SearchSortKey[]): readonly MockDocument[] {
  let sorted = documents;
  for (const { field, descending } of sort.toReversed()) {
    sorted = sorted.toSorted((a, b) => {
      const [one, other] = [sortable(a[field]), sortable(b[field])];
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return descending ? compare(other, one) : compare(one, other);
    });
  }
  return sorted;
}

function sortable<Value extends string | number | undefined>(value: Value): Value | string {
  return typeof value === 'string'
    ? words(value)
        .map(({ folded }) => folded)
        .join(' ')
    : value;
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function keepFiltered(documents: readonly MockDocument[], filters: readonly SearchFilter[]): MockDocument[] {
  return documents.filter((document) =>
    filters.every(({ field, type, values }) => {
      const is = values.map((value) => String(value) === String(document[field]));
      if (is.length === 0) return true;
      if (type === 'none') return !is.includes(true);
      return type === 'any' ? is.includes(true) : !is.includes(false);
    }),
  );
}

function count(
  documents: readonly MockDocument[],
  { field, size, by, descending, disjunctive }: FacetRequest,
  filters: readonly SearchFilter[],
): SearchAnswer['facets'][string][number] {
  const counted = keepFiltered(
    documents,
    disjunctive ? filters.filter((one) => one.field !== field) : filters,
  );
  const values = counted.flatMap((document) => document[field] ?? []);
  const data = [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => ({ value, count: length }))
    .sort((a, b) => (descending ? -1 : 1) * compare(a[by], b[by]) || compare(a.value, b.value));
  return { field, type: 'value', data: data.slice(0, size) };
}

function toResult(document: MockDocument, settings: ResultSettings, marks: WordTest): SearchResult {
  const { index: _, id, headings = [], body_content = '', title, ...rest } = document;
  const excerpt = (text: string, { snippet }: ResultFieldSettings = { raw: false }) => {
    const cut = snippet && snippetOf(text, marks, snippet);
    return cut === undefined ? {} : { snippet: cut };
  };
  const all: Readonly<Record<string, unknown>> = {
    title: { raw: title, ...excerpt(title, settings.get('title')) },
    headings: { raw: headings, ...excerpt(headings.join(' '), settings.get('headings')) },
    body_content: { raw: body_content, ...excerpt(body_content, settings.get('body_content')) },
    ...Object.fromEntries(Object.entries(rest).map(([field, raw]) => [field, { raw }])),
  };
  const asked = Object.entries(all).filter(([field]) => settings.has(field as ResultField));
  return { id: { raw: id }, ...Object.fromEntries(asked) };
}

function snippetOf(
  text: string,
  marks: WordTest,
  { size, fallback }: { readonly size: number; readonly fallback: boolean },
): string | undefined {
  const all = words(text);
  const first = all.find(({ folded }) => marks(folded) > 0);
  if (!first && !fallback) return undefined;
  const isLong = text.length > size;
  const earliest = isLong && first ? Math.max(0, first.start - Math.floor(size / 3)) : 0;
  const start = all.find((word) => word.start >= earliest && earliest > 0)?.start ?? 0;
  const latest = start + size - 2;
  const end =
    isLong && latest < text.length
      ? (all.findLast((word) => word.end <= latest)?.end ?? latest)
      : text.length;
  let html = start > 0 ? '…' : '';
  let done = start;
  for (const word of all.filter((one) => one.start >= start && one.end <= end)) {
    const marked = Math.min(marks(word.folded), word.end - word.start);
    if (marked === 0) continue;
    const until = word.start + marked;
    html += `${escapeHtml(text.slice(done, word.start))}<em>${escapeHtml(text.slice(word.start, until))}</em>`;
    done = until;
  }
  return html + escapeHtml(text.slice(done, end)) + (end < text.length ? '…' : '');
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** The words that count: those of a letter or two only when there are no others. */
function typedWords(term: string): string[] {
  const all = words(term.slice(0, searchTermLength)).map(({ folded }) => folded);
  const long = all.filter((word) => word.length > 2);
  return long.length > 0 ? long : all;
}

function words(text: string): { start: number; end: number; folded: string }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }));
}
