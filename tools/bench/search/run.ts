import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { postgresEngine } from '../../../apps/api/src/features/search/postgres/postgres-engine.ts';
import { searchEntry } from '../../../apps/api/src/features/search/search-entry.ts';
import { openStore } from '../../../apps/api/src/platform/database/store.ts';
import { startApi } from '../api.ts';
import { benchDocuments, seededRandom, topics, vocabulary } from './documents.ts';

// Indexes generated articles, searches them over HTTP and times the answers; see README.md.

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '5000' },
    searches: { type: 'string', default: '60' },
    clients: { type: 'string', default: '1,4' },
    data: { type: 'string' },
  },
});
const wanted = Number(options.documents);
/** Maximum of the 99th percentile for one client, in milliseconds. */
const goal = wanted > 5_000 ? 150 : 50;

const dataDir = resolve(options.data ?? (await mkdtemp(join(tmpdir(), 'jalon-search-'))));
await mkdir(dataDir, { recursive: true });
await fillIndex();

async function fillIndex(): Promise<void> {
  const store = await openStore({ dataDir, log: () => {} });
  try {
    const { rows } = await store.database.pool.query(
      'SELECT count(*)::integer AS count FROM search_documents',
    );
    if (rows[0]?.count === wanted) return console.log(`${wanted} documents are indexed already`);
    const began = performance.now();
    const entries = Array.from(benchDocuments(wanted), (entry) => searchEntry.parse(entry));
    console.log(`${wanted} documents written in ${seconds(began)} s`);
    const indexing = performance.now();
    await postgresEngine(store.database).index('bench', entries);
    console.log(`indexed in ${seconds(indexing)} s`);
  } finally {
    await store.close();
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

const fields = {
  search_fields: { title: { weight: 3 }, body_content: {}, headings: {} },
  result_fields: {
    title: { snippet: { size: 100, fallback: true } },
    body_content: { snippet: { size: 100, fallback: true } },
    ...Object.fromEntries(
      ['url', 'year', 'type', 'image', 'label', 'reading_time'].map((field) => [field, { raw: {} }]),
    ),
  },
  resultsPerPage: 4,
};
const allFacets = { type: { type: 'value', size: 10 }, year: { type: 'value', size: 30 } };

const random = seededRandom(7);
const words = vocabulary('fr');
/** A word by its rank: 0 is the most frequent. */
const word = (from: number, to: number) => words[from + Math.floor(random() * (to - from))] ?? '';
const frequent = () => topics.fr[Math.floor(random() * 30)] ?? '';

const search = (state: object, config: object = {}) =>
  [
    '/api/search?index=fr',
    { requestState: { current: 1, ...state }, queryConfig: { ...fields, ...config } },
  ] as const;

/** The kinds of requests; each function returns a new one. */
const kinds: Readonly<Record<string, () => readonly [path: string, body: object]>> = {
  'one word': () => search({ searchTerm: word(200, 5_000) }),
  'two words': () => search({ searchTerm: `${frequent()} ${word(200, 5_000)}` }),
  'a frequent word': () => search({ searchTerm: frequent() }),
  'three frequent words': () => search({ searchTerm: `${frequent()} ${frequent()} ${frequent()}` }),
  'a frequent word, with facets': () => search({ searchTerm: frequent() }, { facets: allFacets }),
  'a misspelt word': () => search({ searchTerm: misspelt(word(200, 5_000)) }),
  nothing: () => search({ searchTerm: '' }, { facets: allFacets }),
  'filtered, counted, sorted': () =>
    search(
      {
        searchTerm: frequent(),
        filters: [{ field: 'type', values: ['article', 'guide'], type: 'any' }],
        sortList: [{ field: 'year', direction: 'asc' }],
      },
      { facets: allFacets, disjunctiveFacets: ['type'] },
    ),
  'sorted by title': () =>
    search({ searchTerm: frequent(), sortList: [{ field: 'title', direction: 'asc' }] }),
  'the most frequent words': () =>
    search({ searchTerm: topics.fr.slice(0, 3).join(' ') }, { facets: allFacets }),
  'page 20': () => search({ searchTerm: frequent(), current: 20 }),
  'page 500': () => search({ searchTerm: topics.fr[Math.floor(random() * 5)], current: 500 }),
  'three letters typed': () => complete(word(100, 3_000).slice(0, 3)),
  'five letters typed': () => complete(word(100, 3_000).slice(0, 5)),
  'a word and three letters typed': () => complete(`${frequent()} ${word(100, 3_000).slice(0, 3)}`),
};

function complete(searchTerm: string): readonly [string, object] {
  const results = {
    ...fields,
    resultsPerPage: 5,
    result_fields: { title: fields.result_fields.title, url: { raw: {} } },
  };
  return ['/api/autocomplete?index=fr', { requestState: { searchTerm }, queryConfig: { results } }];
}

function misspelt(right: string): string {
  const at = 1 + Math.floor(random() * (right.length - 2));
  return right.slice(0, at) + right.slice(at + 1);
}

// All requests come from one address.
const api = await startApi({ dataDir, environment: { SEARCH_RATE_LIMIT_POINTS: '1000000' } });
const agent = new Agent({ keepAlive: true });
let failures = 0;
let empty = 0;

/** Sends one request; resolves to its milliseconds. */
async function ask([path, body]: readonly [string, object]): Promise<number> {
  const asked = performance.now();
  const sent = request(api.url + path, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  }).end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const answer = (await json(response)) as { results?: unknown[]; autocompletedResults?: unknown[] };
  const took = performance.now() - asked;
  if (response.statusCode !== 200) failures += 1;
  if (!(answer.results ?? answer.autocompletedResults)?.length) empty += 1;
  return took;
}

/** Concurrent clients send the requests of every kind in turn; resolves to the milliseconds by kind. */
async function round(clients: number, searches: number): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const questions = Array.from({ length: searches }, () => Object.entries(kinds)).flat();
  const waiting = questions.values();
  async function client(): Promise<void> {
    for (const [kind, make] of waiting) times.get(kind)?.push(await ask(make()));
  }
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

function percentile(times: readonly number[], percent: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0).toFixed(1);
}

function report(kind: string, times: readonly number[]): void {
  const figures = [50, 95, 99, 100].map((percent) => percentile(times, percent).padStart(7));
  console.log(`${kind.padEnd(32)}${figures.join('')}`);
}

try {
  await round(4, 5);
  for (const clients of options.clients.split(',').map(Number)) {
    const began = performance.now();
    const times = await round(clients, Number(options.searches));
    const all = [...times.values()].flat();
    const rate = Math.round(all.length / ((performance.now() - began) / 1000));
    console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
    console.log(`${`${clients} at a time, ${rate} a second`.padEnd(32)} median   95th   99th longest (ms)`);
    for (const [kind, taken] of times) report(kind, taken);
    report('all', all);
    if (clients === 1 && Number(percentile(all, 99)) > goal) {
      console.log(`The goal is ${goal} ms at the 99th percentile`);
      process.exitCode = 1;
    }
  }
} finally {
  agent.destroy();
  await api.stop();
  if (!options.data) await rm(dataDir, { recursive: true });
}
console.log(`\n${failures} failed, ${empty} without results`);
if (failures > 0) process.exitCode = 1;
