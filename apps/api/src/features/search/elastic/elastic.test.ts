import { searchedDocuments } from '@jalon/api-client/contract-suite';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { postJson } from '../../../testing/post-json.ts';
import { find, findIds } from '../../../testing/search.ts';
import { type ElasticServer, json, startElastic } from '../../../testing/servers/elastic-server.ts';
import { testLinksFile } from '../../../testing/site-links.ts';
import { startApi } from '../../../testing/test-api.ts';
import { searchEntry } from '../search-entry.ts';
import { elasticEngine } from './elastic-engine.ts';

const authorization = 'ApiKey c2VjcmV0';

async function start(): Promise<{ elastic: ElasticServer; baseUrl: string; logs: readonly string[] }> {
  const elastic = await startElastic();
  const api = await startApi({
    ELASTICSEARCH_URL: elastic.baseUrl,
    ELASTICSEARCH_AUTHORIZATION: authorization,
    ELASTICSEARCH_INDEX: 'club',
  });
  onTestFinished(async () => {
    await api.close();
    await elastic.close();
  });
  return { elastic, baseUrl: api.baseUrl, logs: api.logs };
}

function search(baseUrl: string): Promise<Response> {
  return postJson(`${baseUrl}/api/search`, { requestState: { searchTerm: 'secretword' } });
}

it('asks the index of the language, with the authorization', async () => {
  const { elastic, baseUrl } = await start();
  await findIds('batterie', { baseUrl });
  await findIds('battery', { baseUrl, language: 'en' });
  const paths = elastic.calls.map(({ path }) => path.split('?')[0]);
  expect(new Set(paths)).toEqual(new Set(['/club-fr/_search', '/club-en/_search']));
  expect(new Set(elastic.calls.map((request) => request.authorization))).toEqual(new Set([authorization]));
});

it('stores documents by source and removes those that a source no longer has', async () => {
  const { elastic, baseUrl } = await start();
  const engine = elasticEngine({ url: elastic.baseUrl, authorization, prefix: 'club' });
  const index = (source: string, entries: readonly object[]) =>
    engine.index(source, z.parse(z.array(searchEntry), entries));
  const one = { index: 'fr', url: '/fr/un', title: 'Remorquage' };
  const two = { index: 'fr', url: '/fr/deux', title: 'Essai' };
  expect(await index('site', searchedDocuments)).toEqual({ documents: 7, stored: 7, removed: 0 });
  expect(await index('feed', [one, two])).toEqual({ documents: 2, stored: 2, removed: 0 });
  expect(await index('feed', [two])).toEqual({ documents: 1, stored: 1, removed: 1 });
  expect(await findIds('remorquage', { baseUrl })).toEqual([]);
  expect(await findIds('essai', { baseUrl })).toEqual(['/fr/deux']);
  expect(elastic.ids('club-fr')).toHaveLength(7);
  expect(elastic.ids('club-en')).toHaveLength(1);
});

it('searches similar words only when the typed words have no match', async () => {
  const { elastic, baseUrl } = await start();
  elastic.put('club-fr', 'borne', { url: '/fr/borne', title: 'Une borne' });
  elastic.put('club-fr', 'bord', { url: '/fr/bord', title: 'Au bord' });
  expect(await findIds('borne', { baseUrl })).toEqual(['borne']);
  expect((await findIds('bornne', { baseUrl }))[0]).toBe('borne');
});

it('answers from an index of an earlier version, and suggests spellings once the site is indexed again', async () => {
  const { elastic, baseUrl } = await start();
  elastic.put('club-fr', 'borne', { url: '/fr/borne', title: 'Une borne' });
  const before = await find('bornne', { baseUrl });
  expect(before.results.map(({ id }) => id.raw)).toEqual(['borne']);
  expect(before).not.toHaveProperty('suggestedTerm');
  const engine = elasticEngine({ url: elastic.baseUrl, authorization, prefix: 'club' });
  await engine.index('site', z.parse(z.array(searchEntry), searchedDocuments));
  expect(await find('clignotnat', { baseUrl })).toMatchObject({ suggestedTerm: 'clignotant' });
});

it('leaves out values of another type, which another program stored', async () => {
  const { elastic, baseUrl } = await start();
  elastic.put('club-fr', 'odd', {
    title: 'Batterie',
    url: 7,
    year: 'new',
    headings: 'One',
    type: ['a', 'b'],
  });
  const { results } = await find('batterie', { baseUrl });
  expect(results).toEqual([
    {
      id: { raw: 'odd' },
      title: { raw: 'Batterie', snippet: '<em>Batterie</em>' },
      body_content: { raw: '', snippet: '' },
    },
  ]);
});

it('takes any text as the value of a filter by year', async () => {
  const { elastic, baseUrl } = await start();
  elastic.put('club-fr', 'a', { title: 'A', url: '/fr/a', year: 2024 });
  const ids = (value: string) =>
    findIds({ filters: [{ field: 'year', type: 'any', values: [value] }] }, { baseUrl });
  expect(await ids('2024')).toEqual(['a']);
  expect(await ids('recent')).toEqual([]);
});

it.each([
  [503, 'is overloaded', 503],
  [429, 'asks for a pause', 503],
  [401, 'refuses the key', 502],
  [200, 'answers no JSON', 502],
])('an engine that answers %s and %s gives an error of the contract', async (status, _what, expected) => {
  const { elastic, baseUrl, logs } = await start();
  elastic.answer((response) => json(response, status, '<html>secretword</html>'));
  const response = await search(baseUrl);
  expect(response.status).toBe(expected);
  expect(response.headers.has('retry-after')).toBe(expected === 503);
  expect(logs.join('')).not.toMatch(/secretword|c2VjcmV0/);
});

it('an engine that is away gives 503', async () => {
  const { elastic, baseUrl } = await start();
  await elastic.close();
  expect((await search(baseUrl)).status).toBe(503);
});

it('the configuration names its mistakes and repeats no secret', async () => {
  const { readConfig } = await import('../../../config.ts');
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
