import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAddresses, retrieveAddress } from '../../testing/addresses.ts';
import {
  type CanadaPostServer,
  canadaPostKey,
  startCanadaPost,
} from '../../testing/servers/canada-post-server.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

let service: CanadaPostServer;
/** Two processes with one database and a billed address service. */
let billed: readonly [TestApi, TestApi];
/** One with the data set. */
let api: TestApi;
beforeAll(async () => {
  service = await startCanadaPost();
  const limits = { RATE_LIMITS: 'addresses=2/60, address-searches=2/60' };
  const shared = {
    ...limits,
    CANADA_POST_KEY: canadaPostKey,
    CANADA_POST_URL: service.baseUrl,
    DATABASE_URL: await testDatabase(),
  };
  billed = [await startApi(shared), await startApi(shared)];
  api = await startApi({ ...limits, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  for (const { close } of [api, ...billed, service]) await close();
});

let visitors = 0;

/** The calls of a new visitor, whose addresses and searches are limited to two. */
function visitor() {
  visitors += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${visitors}` };
  return {
    find: ({ baseUrl }: TestApi, text = '650 3e rue', within = '') =>
      findAddresses(text, { baseUrl, headers, within }),
    retrieve: ({ baseUrl }: TestApi, id = 'CA|QC|A|0') => retrieveAddress(id, { baseUrl, headers }),
    headers,
  };
}

const notFound = { code: 'not_found' };
const refused = {
  code: 'too_many',
  httpStatus: 429,
  retryAfter: expect.any(Number),
  errors: { generic: 'tooMany' },
};

it('one visitor retrieves no more than the limit in all processes together, with Retry-After', async () => {
  const { retrieve } = visitor();
  for (const process of billed) expect(await retrieve(process)).toMatchObject(notFound);
  expect(await retrieve(billed[0])).toMatchObject(refused);
  expect(await visitor().retrieve(billed[0])).toMatchObject(notFound);
});

it('one visitor searches no more than the limit in all processes together, and may still retrieve', async () => {
  const { find, retrieve } = visitor();
  for (const process of billed) expect(await find(process)).toHaveProperty('Items');
  expect(await find(billed[0])).toMatchObject(refused);
  expect(await visitor().find(billed[0])).toHaveProperty('Items');
  expect(await retrieve(billed[0])).toMatchObject(notFound);
});

it('one visitor is limited in the data set, too, and may search on and send forms when the addresses are used up', async () => {
  const { find, retrieve, headers } = visitor();
  for (let times = 0; times < 2; times += 1) expect(await retrieve(api)).toMatchObject(notFound);
  expect(await retrieve(api)).toMatchObject(refused);
  for (let times = 0; times < 2; times += 1) {
    expect(await find(api, '650 3e rue chibougamau')).toMatchObject({ Items: [{ Text: '650 3e Rue' }] });
  }
  expect(await find(api)).toMatchObject(refused);
  expect(await visitor().find(api)).toHaveProperty('Items');
  const form = await fetch(`${api.baseUrl}/api/forms/12`, { method: 'POST', headers });
  expect(form.status).not.toBe(429);
});

it('logs nothing that was typed or selected', async () => {
  const { find, retrieve } = visitor();
  await find(api, '650 3e rue chibougamau');
  await find(api, 'rue secrete', 'secret-within');
  await retrieve(api, 'secret-id');
  await fetch(
    `${api.baseUrl}/api/get-addresscomplete-interactive-find?search-param=secret&search-param=b`,
    visitor(),
  );
  const lines = api.logs.join('');
  expect(lines).toContain('/api/get-addresscomplete-interactive-find');
  expect(lines).not.toMatch(/chibougamau|secret/i);
});

it('describes both calls, their queries and their errors', async () => {
  const { paths } = await (await fetch(`${api.baseUrl}/api/openapi.json`)).json();
  const find = paths['/api/get-addresscomplete-interactive-find'].get;
  const retrieve = paths['/api/get-addresscomplete-interactive-retrieve'].get;
  const names = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
    parameters.map(({ in: place, name }) => `${place} ${name}`);
  expect(names(find)).toEqual(['query search-param', 'query last-id', 'query language-preference']);
  expect(names(retrieve)).toEqual(['query retrieved-id', 'query language-preference']);
  expect(Object.keys(find.responses)).toEqual(['200', '422', '429', '502', '503']);
  expect(Object.keys(retrieve.responses)).toEqual(['200', '404', '422', '429', '502', '503']);
});
