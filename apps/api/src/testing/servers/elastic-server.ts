import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fold } from '@jalon/api-client/contract';
import { type RecordingServer, type Respond, startRecording } from './recording-server.ts';

// A small Elasticsearch 8 for tests: the calls and the parts of the query language that the search uses, with the
// documented answers and errors. Unknown parts are refused, as the real one does.

type Json = Readonly<Record<string, unknown>>;
type Source = Record<string, unknown>;

interface Hit {
  readonly id: string;
  readonly source: Source;
  readonly score: number;
}

export interface ElasticRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** The documents of an index by id, and the fields of its mapping that are in no document. */
interface Index {
  readonly documents: Map<string, Source>;
  readonly fields: Set<string>;
}

type Indices = Map<string, Index>;

export interface ElasticServer extends RecordingServer<ElasticRequest> {
  readonly baseUrl: string;
  /** The ids of the documents in an index. */
  ids(index: string): string[];
  /** Stores a document directly, as another program could. */
  put(index: string, id: string, source: Source): void;
}

class Refused extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason = type) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/vnd.elasticsearch+json;compatible-with=8' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export async function startElastic(): Promise<ElasticServer> {
  const indices: Indices = new Map();
  const asDocumented: Respond<ElasticRequest> = (response, request) => {
    try {
      json(response, 200, answer(indices, request));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, type, message: reason } = error;
      json(response, status, { error: { root_cause: [{ type, reason }], type, reason }, status });
    }
  };
  const server = await startRecording(
    async (request) => ({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: await text(request),
    }),
    asDocumented,
  );
  return {
    ...server,
    baseUrl: `${server.origin}/`,
    ids: (index) => [...(indices.get(index)?.documents.keys() ?? [])],
    put: (index, id, source) => indexOf(indices, index).documents.set(id, source),
  };
}

function indexOf(indices: Indices, name: string): Index {
  const index = indices.get(name) ?? { documents: new Map(), fields: new Set() };
  indices.set(name, index);
  return index;
}

function answer(indices: Indices, { method, path, body }: ElasticRequest): Json {
  const { pathname, searchParams } = new URL(path, 'http://elastic.test');
  const [, first = '', action] = pathname.split('/');
  if (first === '_bulk' && method === 'POST') return bulk(indices, body);
  if (method === 'PUT' && action === undefined) {
    if (indices.has(first)) throw new Refused(400, 'resource_already_exists_exception');
    map(indexOf(indices, first), object(parse(body).mappings));
    return { acknowledged: true, shards_acknowledged: true, index: first };
  }
  if (method === 'PUT' && action === '_mapping') {
    const index = indices.get(first);
    if (!index) throw new Refused(404, 'index_not_found_exception', `no such index [${first}]`);
    map(index, parse(body));
    return { acknowledged: true };
  }
  if (method === 'POST' && action === '_delete_by_query') {
    const { query } = parse(body);
    let deleted = 0;
    for (const name of first.split(',')) {
      const index = indices.get(name);
      if (!index) throw new Refused(404, 'index_not_found_exception', `no such index [${name}]`);
      for (const [id, source] of index.documents) {
        if (scoreOf(object(query), source) !== undefined) deleted += Number(index.documents.delete(id));
      }
    }
    return {
      took: 1,
      timed_out: false,
      total: deleted,
      deleted,
      batches: 1,
      version_conflicts: 0,
      failures: [],
    };
  }
  if (method === 'POST' && action === '_search') {
    const index = indices.get(first);
    if (!index && searchParams.get('ignore_unavailable') !== 'true') {
      throw new Refused(404, 'index_not_found_exception', `no such index [${first}]`);
    }
    const { suggest, ...rest } = parse(body);
    return {
      ...search(first, index?.documents ?? new Map(), rest),
      ...(suggest !== undefined && index && { suggest: suggestions(index, object(suggest)) }),
    };
  }
  throw new Refused(405, 'illegal_argument_exception', `Incorrect HTTP method for uri [${path}]`);
}

function parse(body: string): Json {
  try {
    return object(JSON.parse(body));
  } catch {
    throw new Refused(400, 'parsing_exception');
  }
}

function map({ fields }: Index, { properties }: Json): void {
  for (const field of Object.keys(object(properties))) fields.add(field);
}

function bulk(indices: Indices, body: string): Json {
  const lines = body.split('\n');
  if (lines.pop() !== '') {
    throw new Refused(
      400,
      'illegal_argument_exception',
      'The bulk request must be terminated by a newline [\\n]',
    );
  }
  const items: Json[] = [];
  for (let line = 0; line < lines.length; line += 2) {
    const { _index, _id } = object(parse(lines[line] ?? '').index);
    const index = indexOf(indices, String(_index));
    const known = index.documents.has(String(_id));
    index.documents.set(String(_id), { ...parse(lines[line + 1] ?? '') });
    items.push({ index: { _index, _id, status: known ? 200 : 201, result: known ? 'updated' : 'created' } });
  }
  return { took: 1, errors: false, items };
}

const maxResultWindow = 10_000;

function search(name: string, index: ReadonlyMap<string, Source>, body: Json): Json {
  const {
    from = 0,
    size = 10,
    query,
    post_filter,
    aggs,
    sort = '_score',
    highlight,
    _source,
    track_total_hits,
    ...rest
  } = body;
  const [unknown] = Object.keys(rest);
  if (unknown) throw new Refused(400, 'parsing_exception', `Unknown key for [${unknown}]`);
  if (Number(from) + Number(size) > maxResultWindow) {
    throw new Refused(400, 'illegal_argument_exception', 'Result window is too large');
  }
  const matched = [...index].flatMap(([id, source]): Hit[] => {
    const score = query === undefined ? 1 : scoreOf(object(query), source);
    return score === undefined ? [] : [{ id, source, score }];
  });
  const found = matched.filter(
    ({ source }) => post_filter === undefined || scoreOf(object(post_filter), source) !== undefined,
  );
  const sorted = sortHits(found, [sort].flat());
  const total = track_total_hits === true ? found.length : Math.min(found.length, maxResultWindow);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: total, relation: total < found.length ? 'gte' : 'eq' },
      max_score: null,
      hits: sorted.slice(Number(from), Number(from) + Number(size)).map(({ id, source, score }) => ({
        _index: name,
        _id: id,
        _score: score,
        _source: included(source, _source),
        ...highlighted(source, highlight, query),
      })),
    },
    ...(aggs !== undefined && { aggregations: aggregate(matched, object(aggs)) }),
  };
}

function included(source: Source, filter: unknown): Source {
  const { includes } = object(filter ?? {});
  const names = Array.isArray(includes) ? includes : Object.keys(source);
  return Object.fromEntries(Object.entries(source).filter(([field]) => names.includes(field)));
}

function sortHits(hits: readonly Hit[], keys: readonly unknown[]): Hit[] {
  const readers = keys.map((key) => {
    if (key === '_score') return { read: ({ score }: Hit) => -score, descending: false };
    const [[field = '', order] = []] = Object.entries(object(key));
    if (['title', 'headings', 'body_content'].includes(field)) {
      throw new Refused(400, 'illegal_argument_exception', `Fielddata is disabled on [${field}]`);
    }
    const descending = (typeof order === 'string' ? order : object(order).order) === 'desc';
    const read = ({ source }: Hit) => (field === 'title.key' ? fold(String(source.title)) : source[field]);
    return { read, descending };
  });
  return hits.toSorted((a, b) => {
    for (const { read, descending } of readers) {
      const [one, other] = [read(a), read(b)];
      // Missing values are last in both directions.
      if (one === undefined || other === undefined) {
        if (one !== other) return one === undefined ? 1 : -1;
      } else if (one !== other) {
        return (Number((one as number) > (other as number)) * 2 - 1) * (descending ? -1 : 1);
      }
    }
    return 0;
  });
}

function aggregate(hits: readonly Hit[], aggs: Json): Json {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, definition]) => {
      const { filter, aggs: inner, terms, ...rest } = object(definition);
      if (Object.keys(rest).length > 0) throw new Refused(400, 'parsing_exception');
      if (terms !== undefined) return [name, buckets(hits, object(terms))];
      const kept = hits.filter(({ source }) => scoreOf(object(filter), source) !== undefined);
      return [name, { doc_count: kept.length, ...aggregate(kept, object(inner)) }];
    }),
  );
}

function buckets(hits: readonly Hit[], { field, size, order }: Json): Json {
  const values = hits.flatMap(({ source }) => source[String(field)] ?? []) as (string | number)[];
  const [[by, direction] = []] = Object.entries(object(order));
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);
  const all = [...Map.groupBy(values, (value) => value)]
    .map(([key, { length }]) => ({ key, doc_count: length }))
    .sort((a, b) =>
      by === '_key'
        ? sign * compare(a.key, b.key)
        : sign * (a.doc_count - b.doc_count) || compare(a.key, b.key),
    );
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: all.slice(0, Number(size)) };
}

/** The score of a document for a query; undefined if it does not match. */
function scoreOf(query: Json, source: Source): number | undefined {
  const [[kind, value] = []] = Object.entries(query);
  const definition = object(value);
  if (kind === 'bool') return boolScore(definition, source);
  if (kind === 'multi_match') return multiMatch(definition, source);
  if (kind !== 'term') throw new Refused(400, 'parsing_exception', `unknown query [${kind}]`);
  const [[field = '', term] = []] = Object.entries(definition);
  if (field === 'year' && Number.isNaN(Number(term))) throw new Refused(400, 'number_format_exception');
  return String(source[field]) === String(term) ? 1 : undefined;
}

function boolScore(
  { must, should, filter, must_not, minimum_should_match, ...rest }: Json,
  source: Source,
): number | undefined {
  if (Object.keys(rest).length > 0) throw new Refused(400, 'parsing_exception');
  const scores = (clauses: unknown) =>
    [clauses ?? []].flat().map((clause) => scoreOf(object(clause), source));
  const required = [...scores(must), ...scores(filter)];
  if (required.includes(undefined) || scores(must_not).some((score) => score !== undefined)) return undefined;
  const optional = scores(should).filter((score) => score !== undefined);
  const least = Number(minimum_should_match ?? (required.length === 0 && should !== undefined ? 1 : 0));
  if (optional.length < least) return undefined;
  return [...scores(must), ...optional].reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

/** The term suggester, with its default `suggest_mode` “missing”. */
function suggestions({ documents, fields }: Index, { text: typed, ...named }: Json): Json {
  return Object.fromEntries(
    Object.entries(named).map(([name, definition]) => {
      const { field, size = 5, min_word_length = 4, ...rest } = object(object(definition).term);
      const [unknown] = Object.keys(rest);
      if (unknown) throw new Refused(400, 'parsing_exception', `unknown field [${unknown}]`);
      const known = String(field);
      if (!fields.has(known.split('.')[0] ?? '')) {
        throw new Refused(400, 'illegal_argument_exception', `no mapping found for field [${known}]`);
      }
      const tokens = Array.from(documents.values(), (source) => new Set(tokensOf(source, known)));
      const frequencies = Map.groupBy(
        tokens.flatMap((own) => [...own]),
        (token) => token,
      );
      const entries = analyse(typed, known).map(({ start, end, token }) => {
        const isTried = !frequencies.has(token) && token.length >= Number(min_word_length);
        const options = [...(isTried ? frequencies : [])]
          .map(([text, { length: freq }]) => ({ text, score: likeness(text, token), freq }))
          .filter(({ score }) => score >= 0.5)
          .sort((a, b) => b.score - a.score || b.freq - a.freq || Number(a.text > b.text) * 2 - 1);
        return { text: token, offset: start, length: end - start, options: options.slice(0, Number(size)) };
      });
      return [name, entries];
    }),
  );
}

/** 0 to 1; 0 for words of more than two edits, or with another first letter. */
function likeness(a: string, b: string): number {
  const edits = distance(a, b);
  return a[0] === b[0] && edits <= 2 ? 1 - edits / Math.min(a.length, b.length) : 0;
}

type TermTest = (token: string) => boolean;

const elisions = new Set([...'ldjmtnsc', 'qu']);
const stopWords = new Set(
  'a au aux de des du en et il la le les sa ses son sur un une the of in on your'.split(' '),
);

/** Tokens of a text; `stemmed` ones lose stop words and endings, roughly as a light stemmer does it. */
function analyse(value: unknown, field: string): { start: number; end: number; token: string }[] {
  const texts = [value ?? []].flat().join(' ');
  if (field === 'spelling') {
    return Array.from(texts.matchAll(/\p{L}+/gu), ({ 0: word, index }) => {
      return { start: index, end: index + word.length, token: word.toLowerCase() };
    });
  }
  const isStemmed = !field.endsWith('.words');
  return Array.from(texts.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => {
    const folded = fold(word);
    const token = isStemmed && folded.length > 3 ? folded.replace(/(?:es|e|s|x)$/, '') : folded;
    return { start: index, end: index + word.length, token };
  }).filter(({ token }) => !elisions.has(token) && !(isStemmed && stopWords.has(token)));
}

function tokensOf(source: Source, field: string): string[] {
  const name = field.replace(/\.\w+$/, '');
  const value =
    name === 'spelling' ? [source.title, source.headings, source.body_content].flat() : source[name];
  return analyse(value, field).map(({ token }) => token);
}

function fieldsOf({ fields }: Json): { field: string; boost: number }[] {
  return [fields ?? []].flat().map((name) => {
    const [field = '', boost = '1'] = String(name).split('^');
    return { field, boost: Number(boost) };
  });
}

/** The terms of a query for a field, as its analysis makes them. */
function termTests({ query, type, fuzziness }: Json, field: string): TermTest[] {
  const terms = analyse(query, field).map(({ token }) => token);
  return terms.map((term, place) => (token) => {
    const isLast = place === terms.length - 1;
    if (isLast && (type === 'bool_prefix' || type === 'phrase_prefix')) return token.startsWith(term);
    return token === term || (fuzziness === 'AUTO' && distance(token, term) <= allowedEdits(term));
  });
}

function multiMatch(definition: Json, source: Source): number | undefined {
  const { type, operator = 'or' } = definition;
  const scores = fieldsOf(definition).map(({ field, boost }) => {
    const tests = termTests(definition, field);
    const tokens = tokensOf(source, field);
    if (type === 'phrase' || type === 'phrase_prefix') {
      const at = tokens.findIndex((_, start) =>
        tests.every((test, place) => test(tokens[start + place] ?? '')),
      );
      return tests.length > 0 && at !== -1 ? boost : 0;
    }
    const found = tests.filter((test) => tokens.some(test)).length;
    return type === 'best_fields' && operator === 'and' && found < tests.length ? 0 : boost * found;
  });
  const score = type === 'bool_prefix' ? scores.reduce((sum, one) => sum + one, 0) : Math.max(0, ...scores);
  return score > 0 ? score : undefined;
}

/** Edits of `AUTO` fuzziness. */
function allowedEdits({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Edits from one word to another, a transposition counting as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const change = (above[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : change;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Whole texts with tags, for `number_of_fragments: 0`. */
function highlighted(source: Source, highlight: unknown, query: unknown): { highlight?: Json } {
  if (highlight === undefined) return {};
  const {
    fields,
    number_of_fragments,
    pre_tags = ['<em>'],
    post_tags = ['</em>'],
    ...rest
  } = object(highlight);
  if (Object.keys(rest).length > 0 || number_of_fragments !== 0) throw new Refused(400, 'parsing_exception');
  const matches = multiMatchesOf(query);
  const marked = Object.keys(object(fields)).flatMap((field) => {
    const tests = matches
      .filter((one) => fieldsOf(one).some((searched) => searched.field === field))
      .flatMap((one) => termTests(one, field));
    const values = [source[field.replace(/\.words$/, '')] ?? []].flat().map(String);
    const texts = values.flatMap((value) => {
      const found = analyse(value, field).filter(({ token }) => tests.some((test) => test(token)));
      let html = '';
      let done = 0;
      for (const { start, end } of found) {
        html += `${value.slice(done, start)}${[pre_tags].flat()[0]}${value.slice(start, end)}${[post_tags].flat()[0]}`;
        done = end;
      }
      return found.length > 0 ? [html + value.slice(done)] : [];
    });
    return texts.length > 0 ? [[field, texts]] : [];
  });
  return marked.length > 0 ? { highlight: Object.fromEntries(marked) } : {};
}

function multiMatchesOf(query: unknown): Json[] {
  if (Array.isArray(query)) return query.flatMap(multiMatchesOf);
  if (typeof query !== 'object' || query === null) return [];
  return Object.entries(query).flatMap(([kind, value]) =>
    kind === 'multi_match' ? [object(value)] : multiMatchesOf(value),
  );
}

function object(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(400, 'parsing_exception');
  return value as Json;
}
