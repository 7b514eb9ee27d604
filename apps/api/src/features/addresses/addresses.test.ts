import { describe, expect, it, onTestFinished } from 'vitest';
import { findAddresses, retrieveAddress } from '../../testing/addresses.ts';
import { canadaPostKey, startCanadaPost } from '../../testing/servers/canada-post-server.ts';
import { startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** Two APIs with one database and a billed address service. */
async function startTwo(environment: Record<string, string>): Promise<[TestApi, TestApi]> {
  const service = await startCanadaPost();
  onTestFinished(() => service.close());
  const shared = {
    ...environment,
    CANADA_POST_KEY: canadaPostKey,
    CANADA_POST_URL: service.baseUrl,
    DATABASE_URL: await testDatabase(),
  };
  return [await startApiForTest(shared), await startApiForTest(shared)];
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('one visitor', () => {
  const limit = { RATE_LIMITS: 'addresses=2/60' };

  it('retrieves no more than the limit in all processes together, with Retry-After', async () => {
    const [one, another] = await startTwo(limit);
    for (const { baseUrl } of [one, another]) {
      expect(await retrieveAddress('CA|QC|A|0', { baseUrl, ...from('192.0.2.1') })).toMatchObject({
        code: 'not_found',
      });
    }
    const refused = await retrieveAddress('CA|QC|A|0', { ...one, ...from('192.0.2.1') });
    expect(refused).toMatchObject({ code: 'too_many', httpStatus: 429, errors: { generic: 'tooMany' } });
    expect(refused).toMatchObject({ retryAfter: expect.any(Number) });
    expect(await retrieveAddress('CA|QC|A|0', { ...one, ...from('192.0.2.2') })).toMatchObject({
      code: 'not_found',
    });
  });

  const searches = { RATE_LIMITS: 'address-searches=2/60' };

  it('searches no more than the limit, and may still retrieve', async () => {
    const [one, another] = await startTwo(searches);
    for (const { baseUrl } of [one, another]) {
      expect(await findAddresses('650 3e rue', { baseUrl, ...from('192.0.2.1') })).toHaveProperty('Items');
    }
    expect(await findAddresses('650 3e rue', { ...one, ...from('192.0.2.1') })).toMatchObject({
      code: 'too_many',
      httpStatus: 429,
      retryAfter: expect.any(Number),
    });
    expect(await findAddresses('650 3e rue', { ...one, ...from('192.0.2.2') })).toHaveProperty('Items');
    expect(await retrieveAddress('CA|QC|A|0', { ...one, ...from('192.0.2.1') })).toMatchObject({
      code: 'not_found',
    });
  });

  it('is limited in the data set, too', async () => {
    const { baseUrl } = await startApiForTest({
      RATE_LIMITS: `${limit.RATE_LIMITS}, ${searches.RATE_LIMITS}`,
    });
    const call = { baseUrl, ...from('192.0.2.1') };
    for (let times = 0; times < 2; times += 1) {
      expect(await findAddresses('650 3e rue', call)).toHaveProperty('Items');
      expect(await retrieveAddress('CA|QC|A|0', call)).toMatchObject({ code: 'not_found' });
    }
    const refused = { code: 'too_many', httpStatus: 429, retryAfter: expect.any(Number) };
    expect(await findAddresses('650 3e rue', call)).toMatchObject(refused);
    expect(await retrieveAddress('CA|QC|A|0', call)).toMatchObject(refused);
    expect(await findAddresses('650 3e rue', { baseUrl, ...from('192.0.2.2') })).toHaveProperty('Items');
  });

  it('may search on, and send forms, when its addresses are used up', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS: 'addresses=1/60' });
    for (const code of ['not_found', 'too_many']) {
      expect(await retrieveAddress('CA|QC|A|0', { baseUrl })).toMatchObject({ code });
    }
    expect(await findAddresses('650 3e rue chibougamau', { baseUrl })).toMatchObject({
      Items: [{ Text: '650 3e Rue' }],
    });
    const form = await fetch(`${baseUrl}/api/forms/12`, { method: 'POST' });
    expect(form.status).not.toBe(429);
  });
});

it('logs nothing that was typed or selected', async () => {
  const api = await startApiForTest({ LOG_LEVEL: 'trace' });
  const { baseUrl } = api;
  await findAddresses('650 3e rue chibougamau', { baseUrl });
  await findAddresses('rue secrete', { baseUrl, within: 'secret-within' });
  await retrieveAddress('secret-id', { baseUrl });
  await fetch(`${baseUrl}/api/get-addresscomplete-interactive-find?search-param=secret&search-param=b`);
  const lines = api.logs.join('');
  expect(lines).toContain('/api/get-addresscomplete-interactive-find');
  expect(lines).not.toMatch(/chibougamau|secret/i);
});

it('describes both calls, their queries and their errors', async () => {
  const { baseUrl } = await startApiForTest();
  const { paths } = await (await fetch(`${baseUrl}/api/openapi.json`)).json();
  const find = paths['/api/get-addresscomplete-interactive-find'].get;
  const retrieve = paths['/api/get-addresscomplete-interactive-retrieve'].get;
  const names = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
    parameters.map(({ in: place, name }) => `${place} ${name}`);
  expect(names(find)).toEqual(['query search-param', 'query last-id', 'query language-preference']);
  expect(names(retrieve)).toEqual(['query retrieved-id', 'query language-preference']);
  expect(Object.keys(find.responses)).toEqual(['200', '422', '429', '502', '503']);
  expect(Object.keys(retrieve.responses)).toEqual(['200', '404', '422', '429', '502', '503']);
});
