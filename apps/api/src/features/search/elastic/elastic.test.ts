import { searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { readConfig } from '../../../config.ts';
import { postJson } from '../../../testing/post-json.ts';
import { find, findIds } from '../../../testing/search.ts';
import { type ElasticServer, json, startElastic } from '../../../testing/servers/elastic-server.ts';
import { testLinksFile } from '../../../testing/site-links.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { searchEntry } from '../search-entry.ts';
import { elasticEngine } from './elastic-engine.ts';

const authorization = 'ApiKey c2VjcmV0';
/** The answer of an engine in trouble. */
const page = '<html>secretword</html>';

async function start() {
  const elastic = await startElastic();
  const api = await startApi({
    ELASTICSEARCH_URL: elastic.baseUrl,
    ELASTICSEARCH_AUTHORIZATION: authorization,
    ELASTICSEARCH_INDEX: 'club',
  });
  async function close(): Promise<void> {
    await api.close();
    await elastic.close();
  }
  return { elastic, api, close };
}

let elastic: ElasticServer;
let api: TestApi;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ elastic, api, close } = await start());
});
afterEach(() => elastic.answer());
afterAll(() => close());

/** A new server, an API that asks it, and a way to index there. */
async function startEmpty() {
  const empty = await start();
  onTestFinished(empty.close);
  const engine = elasticEngine({ url: empty.elastic.baseUrl, authorization, prefix: 'club' });
  return {
    ...empty,
    index: (source: string, entries: readonly object[]) =>
      engine.index(source, z.parse(z.array(searchEntry), entries)),
  };
}

it('asks the index of the language, with the authorization', async () => {
  const before = elastic.calls.length;
  await findIds('batterie', api);
  await findIds('battery', { ...api, language: 'en' });
  const calls = elastic.calls.slice(before);
  const paths = calls.map(({ path }) => path.split('?')[0]);
  expect(new Set(paths)).toEqual(new Set(['/club-fr/_search', '/club-en/_search']));
  expect(new Set(calls.map((request) => request.authorization))).toEqual(new Set([authorization]));
});

it('stores documents by source and removes those that a source no longer has', async () => {
  const { elastic, api, index } = await startEmpty();
  const one = { index: 'fr', url: '/fr/un', title: 'Remorquage' };
  const two = { index: 'fr', url: '/fr/deux', title: 'Essai' };
  expect(await index('site', searchedDocuments)).toEqual({ documents: 7, stored: 7, removed: 0 });
  expect(await index('feed', [one, two])).toEqual({ documents: 2, stored: 2, removed: 0 });
  expect(await index('feed', [two])).toEqual({ documents: 1, stored: 1, removed: 1 });
  expect(await findIds('remorquage', api)).toEqual([]);
  expect(await findIds('essai', api)).toEqual(['/fr/deux']);
  expect(elastic.ids('club-fr')).toHaveLength(7);
  expect(elastic.ids('club-en')).toHaveLength(1);
});

it('searches similar words only when the typed words have no match', async () => {
  elastic.put('club-fr', 'borne', { url: '/fr/borne', title: 'Une borne' });
  elastic.put('club-fr', 'bord', { url: '/fr/bord', title: 'Au bord' });
  expect(await findIds('borne', api)).toEqual(['borne']);
  expect((await findIds('bornne', api))[0]).toBe('borne');
});

it('answers from an index of an earlier version, and suggests spellings once the site is indexed again', async () => {
  const { elastic, api, index } = await startEmpty();
  elastic.put('club-fr', 'borne', { url: '/fr/borne', title: 'Une borne' });
  const before = await find('bornne', api);
  expect(before.results.map(({ id }) => id.raw)).toEqual(['borne']);
  expect(before).not.toHaveProperty('suggestedTerm');
  await index('site', searchedDocuments);
  expect(await find('clignotnat', api)).toMatchObject({ suggestedTerm: 'clignotant' });
});

it('leaves out values of another type, which another program stored', async () => {
  elastic.put('club-fr', 'odd', {
    title: 'Batterie',
    url: 7,
    year: 'new',
    headings: 'One',
    type: ['a', 'b'],
  });
  const { results } = await find('batterie', api);
  expect(results).toEqual([
    {
      id: { raw: 'odd' },
      title: { raw: 'Batterie', snippet: '<em>Batterie</em>' },
      body_content: { raw: '', snippet: '' },
    },
  ]);
});

it('takes any text as the value of a filter by year', async () => {
  elastic.put('club-fr', 'a', { title: 'A', url: '/fr/a', year: 2024 });
  const ids = (value: string) => findIds({ filters: [{ field: 'year', type: 'any', values: [value] }] }, api);
  expect(await ids('2024')).toEqual(['a']);
  expect(await ids('recent')).toEqual([]);
});

it.each<[string, Parameters<ElasticServer['answer']>[0], number]>([
  ['is overloaded', (response) => json(response, 503, page), 503],
  ['asks for a pause', (response) => json(response, 429, page), 503],
  ['refuses the key', (response) => json(response, 401, page), 502],
  ['answers no JSON', (response) => json(response, 200, page), 502],
  ['is away', (response) => response.destroy(), 503],
])('an engine that %s gives an error of the contract', async (_what, answer, expected) => {
  elastic.answer(answer);
  const question = { requestState: { searchTerm: 'secretword' } };
  const response = await postJson(`${api.baseUrl}/api/search`, question);
  expect(response.status).toBe(expected);
  expect(response.headers.has('retry-after')).toBe(expected === 503);
  expect(api.logs.join('')).not.toMatch(/secretword|c2VjcmV0/);
});

it('the configuration names its mistakes and repeats no secret', async () => {
  const { problems } = readConfig({
    SITE_LINKS: testLinksFile,
    ELASTICSEARCH_URL: 'http://search.test',
    ELASTICSEARCH_INDEX: 'A b',
  });
  expect(problems).toEqual([
    'ELASTICSEARCH_URL must start with https://.',
    'ELASTICSEARCH_INDEX takes small letters, digits, - and _.',
  ]);
});
