import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAddresses, retrieveAddress } from '../../testing/addresses.ts';
import {
  addressRows,
  type CanadaPostServer,
  canadaPostKey,
  errorRow,
  json,
  startCanadaPost,
} from '../../testing/servers/canada-post-server.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { canadaPostDirectory } from './canada-post.ts';

let service: CanadaPostServer;
let api: TestApi;
beforeAll(async () => {
  service = await startCanadaPost();
  api = await startApi({
    CANADA_POST_KEY: canadaPostKey,
    CANADA_POST_URL: service.baseUrl,
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
afterEach(() => service.answer());

const find = (search: string, options = {}) => findAddresses(search, { baseUrl: api.baseUrl, ...options });
const retrieve = (id: string, options = {}) => retrieveAddress(id, { baseUrl: api.baseUrl, ...options });
const unavailable = {
  code: 'unavailable',
  httpStatus: 503,
  errors: { generic: 'tryAgainLater' },
  retryAfter: 5,
};
const upstreamFailed = { code: 'upstream_failed', httpStatus: 502, errors: { generic: 'tryAgainLater' } };

describe('a search through Canada Post', () => {
  it('passes suggestions on, and marks groups that are labelled as one address', async () => {
    const found = await find('350 rue');
    expect(found).toMatchObject({
      Items: [
        { Id: 'CA|CP|B|4867056', Highlight: '0-3,4-7', Next: 'Retrieve' },
        { Description: 'Québec, QC - 2 Addresses', Next: 'Find' },
      ],
    });
    const within = 'CA|CP|ENG|RUE_DES_ERABLES-QUEBEC';
    expect(await find('350 rue', { within })).toMatchObject({
      Items: [{ Text: '101-350 Rue des Érables', Cursor: -1 }, { Text: '102-350 Rue des Érables' }],
    });
    expect(await find('999')).toEqual({ Items: [] });
  });

  it('asks as the service wants it, the key in the body and never in an address', async () => {
    await find('350  rue\0d’été', { language: 'en', within: 'CA|CP|1' });
    expect(service.calls.at(-1)).toEqual({
      method: 'POST',
      url: '/AddressComplete/Interactive/Find/v2.10/json3.ws',
      parameters: {
        Key: canadaPostKey,
        SearchTerm: '350 rue d’été',
        LastId: 'CA|CP|1',
        Country: 'CAN',
        LanguagePreference: 'en',
        MaxSuggestions: '100',
      },
    });
  });

  it('is not asked before three characters are typed', async () => {
    const before = service.calls.length;
    expect(await find('35')).toEqual({ Items: [] });
    expect(service.calls.length).toBe(before);
  });

  it('accepts unusual rows and omits invalid ones', async () => {
    const row = { Id: 'CA|1', Text: '1 Rue A', Next: 'Retrieve' };
    service.answer(
      json({
        ContainerCount: 4,
        Items: [
          row,
          { ...row, Id: '' },
          { ...row, Next: 'Elsewhere' },
          null,
          { ...row, Highlight: null, Cursor: '1' },
        ],
      }),
    );
    const read = { ...row, Highlight: '', Cursor: 0, Description: '' };
    expect(await find('rue')).toEqual({ Items: [read, read] });
  });

  it('finds nothing for a text that the service can’t search', async () => {
    service.answer(json(errorRow('1002', 'SearchTerm Invalid')));
    expect(await find('rue')).toEqual({ Items: [] });
  });
});

describe('an address from Canada Post', () => {
  it.each([
    ['fr', { Language: 'FRE', Street: 'Rue Saint-Joseph E', ProvinceName: 'Québec' }],
    ['en', { Language: 'ENG', Street: 'Saint-Joseph St E', ProvinceName: 'Quebec' }],
  ])('is one row, in %s when there is one', async (language, fields) => {
    expect(await retrieve('CA|CP|B|4867056', { language })).toEqual({
      Items: [
        {
          Id: 'CA|CP|B|4867056',
          SubBuilding: '',
          BuildingNumber: '350',
          City: 'Québec',
          Line1: `350 ${fields.Street}`,
          Line2: '',
          Province: 'QC',
          ProvinceCode: 'QC',
          PostalCode: 'G1K 3B2',
          ...fields,
        },
      ],
    });
    expect(service.calls.at(-1)).toMatchObject({
      url: '/AddressComplete/Interactive/Retrieve/v2.11/json3.ws',
      parameters: { Key: canadaPostKey, Id: 'CA|CP|B|4867056' },
    });
  });

  it('is in the other language when it has no other, and in French by its older code', async () => {
    const [english, french] = addressRows('CA|1').Items;
    service.answer(json({ Items: [english] }));
    expect(await retrieve('CA|1')).toMatchObject({ Items: [{ Language: 'ENG' }] });
    service.answer(json({ Items: [english, { ...french, Language: 'FRA' }] }));
    expect(await retrieve('CA|1')).toMatchObject({ Items: [{ Language: 'FRA' }] });
  });

  it.each([
    [{ Line1: 'RR 2', BuildingNumber: '' }, 'RR 2'],
    [{ Line1: '12 RR 2', BuildingNumber: '12' }, 'RR 2'],
    [{ Line1: '4-12 RR 2', BuildingNumber: '12', SubBuilding: '4' }, 'RR 2'],
    [{ Line1: '', Line2: 'CP 100', BuildingNumber: null }, 'CP 100'],
  ])('without a street has the line that says where: %o', async (fields, Street) => {
    service.answer(json(addressRows('CA|1', { Street: '', ...fields })));
    expect(await retrieve('CA|1')).toMatchObject({ Items: [{ Street }] });
  });

  it('that the service does not know is not found', async () => {
    expect(await retrieve('CA|CP|B|0')).toMatchObject({ code: 'not_found', httpStatus: 404 });
    service.answer(json({ Items: [] }));
    expect(await retrieve('CA|CP|B|1')).toMatchObject({ code: 'not_found' });
  });
});

describe('a failure of Canada Post', () => {
  const general = Array.from({ length: 22 }, (_, index) => index + 2).filter((code) => code !== 10);

  it.each([...general, '2', '3', '1003', '1004', 'nonsense'])(
    'that wants a person, error %s, is a failed service',
    async (code) => {
      service.answer(json(errorRow(code)));
      expect(await find('rue')).toMatchObject(upstreamFailed);
      expect(await retrieve('CA|1')).toMatchObject(upstreamFailed);
    },
  );

  it.each([-1, 10, '10', '1005'])(
    'that is temporary, error %s, means that the service is unavailable',
    async (code) => {
      service.answer(json(errorRow(code)));
      expect(await find('rue')).toMatchObject(unavailable);
      expect(await retrieve('CA|1')).toMatchObject(unavailable);
    },
  );

  it.each<[string, Parameters<CanadaPostServer['answer']>[0], object]>([
    ['no JSON', json('<html>Maintenance</html>'), upstreamFailed],
    ['nothing', json(''), upstreamFailed],
    ['another shape', json({ Rows: [] }), upstreamFailed],
    ['a list', json([]), upstreamFailed],
    ['rows that can’t be read', json({ Items: [{ Id: 1 }, 2] }), upstreamFailed],
    ['more than a megabyte', json({ Items: [], more: 'a'.repeat(1024 * 1024) }), upstreamFailed],
    ['404', (response) => response.writeHead(404).end(), upstreamFailed],
    ['429', (response) => response.writeHead(429).end(), unavailable],
    ['503 and a page', (response) => response.writeHead(503).end('<html>'), unavailable],
    ['nothing, and it hangs up', (response) => response.destroy(), unavailable],
    [
      'half, and it hangs up',
      (response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('{"Items":[', () => response.destroy());
      },
      unavailable,
    ],
  ])('that answers %s', async (_what, answer, expected) => {
    service.answer(answer);
    expect(await find('rue')).toMatchObject(expected);
    expect(await retrieve('CA|1')).toMatchObject(expected);
  });

  it('that redirects does not take the key elsewhere', async () => {
    const elsewhere = await startCanadaPost();
    service.answer((response) => response.writeHead(307, { location: `${elsewhere.baseUrl}x` }).end());
    expect(await find('rue')).toMatchObject(upstreamFailed);
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  it.each<[string, Parameters<CanadaPostServer['answer']>[0]]>([
    ['never answers', () => {}],
    ['stops in the middle', (response) => response.writeHead(200).write('{"Items":[')],
  ])('that %s is given up in time', async (_what, answer) => {
    service.answer(answer);
    const directory = canadaPostDirectory({ key: canadaPostKey, baseUrl: service.baseUrl, timeout: 100 });
    const asked = directory.find({ text: 'rue', within: '', language: 'fr' });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', cause: { code: 'timeout' } });
  });

  it('from a missing server means that the service is unavailable', async () => {
    const gone = await startCanadaPost();
    await gone.close();
    const directory = canadaPostDirectory({ key: canadaPostKey, baseUrl: gone.baseUrl });
    await expect(directory.retrieve('CA|1', 'fr')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'unreachable' },
    });
  });

  it('is logged by its number, without the key, typed text or the service’s words', async () => {
    const before = api.logs.length;
    service.answer((response, { parameters }) =>
      json(errorRow('2', `Key ${parameters.Key} for ${parameters.SearchTerm}`))(response),
    );
    const answer = JSON.stringify([await find('rue secrete'), await retrieve('secret-id')]);
    const lines = api.logs.slice(before);
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'upstream_failed');
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatchObject({ error: { cause: { type: 'AddressServiceFailed', code: '2' } } });
    for (const text of [answer, api.logs.join('')]) {
      expect(text).not.toMatch(new RegExp(`${canadaPostKey}|secret`, 'i'));
    }
  });
});
