import type { FacetRequest, SearchAnswer, SearchFilter, SearchRequest } from '@jalon/api-client/contract';
import { add, type DocumentSet, emptySet, forEach } from './document-set.ts';
import type { Column, IndexReader } from './index-reader.ts';

/** The documents of a set that every filter lets through. */
export async function keepFiltered(
  reader: IndexReader,
  documents: DocumentSet,
  filters: readonly SearchFilter[],
): Promise<DocumentSet> {
  let kept = documents;
  for (const filter of filters) {
    if (filter.values.length === 0) continue;
    const { values, places } = await reader.column(filter.field);
    const lets = letsThrough(filter, values);
    const through = emptySet(reader.documents);
    forEach(kept, (document) => {
      if (lets[places[document] ?? 0]) add(through, document);
    });
    kept = through;
  }
  return kept;
}

/** Whether a filter lets each place of a column through; place 0 is no value. */
function letsThrough({ type, values: wanted }: SearchFilter, values: Column['values']): boolean[] {
  // A value comes back from an address as a text.
  const texts = new Set(wanted.map(String));
  const named = [false, ...values.map((value) => texts.has(String(value)))];
  if (type === 'none') return named.map((is) => !is);
  // A document has one value of each field: it can't have two.
  if (type !== 'any' && texts.size > 1) return named.map(() => false);
  return named;
}

/** How often each value occurs among the documents that the filters let through. */
export async function countFacets(
  reader: IndexReader,
  documents: DocumentSet,
  { facets, filters }: Pick<SearchRequest, 'facets' | 'filters'>,
): Promise<SearchAnswer['facets']> {
  const counted: SearchAnswer['facets'] = {};
  for (const facet of facets) {
    const { field } = facet;
    const applied = facet.disjunctive ? filters.filter((filter) => filter.field !== field) : filters;
    const data = await countValues(reader, await keepFiltered(reader, documents, applied), facet);
    counted[field] = [{ field, type: 'value', data }];
  }
  return counted;
}

async function countValues(
  reader: IndexReader,
  documents: DocumentSet,
  { field, size, by, descending }: FacetRequest,
): Promise<SearchAnswer['facets'][string][number]['data']> {
  const { values, places } = await reader.column(field);
  const counts = new Uint32Array(values.length + 1);
  forEach(documents, (document) => {
    const place = places[document] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  });
  const found = values
    .map((value, index) => ({ value, count: counts[index + 1] ?? 0, place: index }))
    .filter(({ count }) => count > 0);
  const direction = descending ? -1 : 1;
  found.sort(
    (a, b) => direction * (by === 'count' ? a.count - b.count : a.place - b.place) || a.place - b.place,
  );
  return found.slice(0, size).map(({ value, count }) => ({ value, count }));
}
