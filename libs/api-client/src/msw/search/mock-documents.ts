import {
  type AutocompleteAnswer,
  type CompletionRequest,
  type FacetRequest,
  type FieldWeights,
  type FoundDocument,
  fold,
  matchMarks,
  type SearchAnswer,
  type SearchField,
  type SearchFilter,
  type SearchIndex,
  type SearchRequest,
  type SearchSortKey,
  searchTermLength,
  toAutocompleteAnswer,
  toSearchAnswer,
  toSearchResult,
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

/** Fictional documents, each in both languages. */
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

/** One page of results: the documents with every word or, if there are none, those with any of the words. */
export function searchDocuments(documents: readonly MockDocument[], request: SearchRequest): SearchAnswer {
  const { index, term, weights, filters, page, perPage, facets } = request;
  const all = newestFirst(documents.filter((document) => document.index === index));
  const typed = typedWords(term);
  const isTyped = (word: string) => typed.includes(word);
  const found = term.trim() === '' ? all : match(all, typed.map(is), weights);
  const shown = sortBy(keepFiltered(found, filters), request.sort);
  const first = (page - 1) * perPage;
  return toSearchAnswer(request, {
    documents: shown.slice(first, first + perPage).map((document) => markIn(document, isTyped)),
    total: shown.length,
    facets: Object.fromEntries(facets.map((facet) => [facet.field, [count(found, facet, filters)]])),
  });
}

/** Documents for a term whose last word may be incomplete. */
export function completeFromDocuments(
  documents: readonly MockDocument[],
  { index, term, weights, filters, perPage, results }: CompletionRequest,
): AutocompleteAnswer {
  const typed = typedWords(term);
  const last = typed.at(-1);
  const tests = [...typed.slice(0, -1).map(is), (word: string) => word.startsWith(last ?? '')];
  const known = keepFiltered(newestFirst(documents.filter((document) => document.index === index)), filters);
  const found =
    last === undefined ? [] : known.filter((document) => hasEvery(document, tests, [...weights.keys()]));
  const inTitle = found.filter((document) => hasEvery(document, tests, ['title']));
  const shown = [...new Set([...inTitle, ...found])].slice(0, perPage);
  const isMatch = (word: string) => tests.some((test) => test(word));
  return toAutocompleteAnswer(
    shown.map((document) => toSearchResult(markIn(document, isMatch), results, last)),
  );
}

/** Whether a folded word is a match. */
type WordTest = (word: string) => boolean;

const is =
  (typed: string): WordTest =>
  (word) =>
    word === typed;

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
  const own = fields.flatMap((field) => words(textOf(document, field)));
  return tests.every((test) => own.some(test));
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
  return typeof value === 'string' ? words(value).join(' ') : value;
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

/** The document with its matches marked. */
function markIn({ index: _, ...document }: MockDocument, isMatch: WordTest): FoundDocument {
  const mark = (text: string) =>
    text.replaceAll(wordPattern, (word) =>
      isMatch(fold(word)) ? matchMarks.start + word + matchMarks.end : word,
    );
  const { title, headings = [], body_content = '' } = document;
  return {
    stored: { ...document, headings: [...headings], body_content },
    marked: { title: mark(title), headings: mark(headings.join(' ')), body_content: mark(body_content) },
  };
}

/** The words to search for. Words of one or two letters count only if there are no longer ones. */
function typedWords(term: string): string[] {
  const all = words(term.slice(0, searchTermLength));
  const long = all.filter((word) => word.length > 2);
  return long.length > 0 ? long : all;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

function words(text: string): string[] {
  return Array.from(text.matchAll(wordPattern), ([word]) => fold(word));
}
