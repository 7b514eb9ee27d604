import { errorAnswer, searchAnswer } from '@jalon/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postJson } from '../../testing/post-json.ts';
import { find, findIds, indexEntries } from '../../testing/search.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

const documents = [
  {
    index: 'fr',
    id: 'batterie',
    url: '/fr/batterie',
    title: 'Entretenir les batteries des véhicules électriques',
    headings: ['Recharger à domicile'],
    body_content: 'Une bonne assurance vaut mieux qu’une panne.',
    type: 'article',
    year: 2024,
  },
  {
    index: 'fr',
    id: 'moteur',
    url: '/fr/moteur',
    title: 'Le moteur au banc d’essai',
    body_content: 'Le moteur, encore le moteur, toujours le moteur.',
    year: 2020,
  },
  {
    index: 'fr',
    id: 'moteurs',
    url: '/fr/moteurs',
    title: 'Le moteur expliqué',
    body_content:
      'Un long texte sur tout autre chose, où le moteur ne paraît qu’une fois parmi bien des mots.',
    year: 2020,
  },
  {
    index: 'fr',
    id: 'cx-5',
    url: '/fr/essais/cx-5',
    title: 'Essai de la Mazda CX-5 « Signature »',
    body_content: 'Porte-bagages, essuie-glaces et quatre-saisons.',
    year: 2026,
  },
  { index: 'fr', id: 'ete', url: '/fr/ete', title: 'Les pneus d’été, à garder même en juin' },
  { index: 'fr', id: 'oeuvre', url: '/fr/oeuvre', title: 'Un chef-d’œuvre de l’auto' },
  {
    index: 'en',
    id: 'tires',
    url: '/en/tires',
    title: 'Choosing winter tires',
    body_content: 'Batteries fail in the cold. Driving slowly helps drivers.',
    year: 2025,
  },
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'trace' });
  await indexEntries(api.store.database, documents);
});
afterAll(() => api.close());

describe('a word is found', () => {
  it.each([
    ['in the plural and in the singular', 'batterie', 'batterie'],
    ['in another form', 'électrique', 'batterie'],
    ['without its accents', 'electriques', 'batterie'],
    ['with accents and ligatures of its own', 'CHEF d’ŒUVRE', 'oeuvre'],
    ['without its ligature', 'oeuvre', 'oeuvre'],
    ['behind an article and a typographic apostrophe', 'l’auto', 'oeuvre'],
    ['behind a typewriter’s apostrophe', "l'auto", 'oeuvre'],
    ['without the article', 'auto', 'oeuvre'],
    ['with its hyphen', 'cx-5', 'cx-5'],
    ['with a space for its hyphen', 'mazda cx 5', 'cx-5'],
    ['when it is half of a compound', 'glace', 'cx-5'],
    ['in quotation marks', '« Signature »', 'cx-5'],
    ['in English quotation marks', '“signature”', 'cx-5'],
    ['among signs that a query language would read', 'cx-5 & | ! ( ) : * <->', 'cx-5'],
    ['with little words that the text does not have', 'batterie à la même', 'batterie'],
    ['that is summer and a participle', 'pneus ete', 'ete'],
    ['twice in one search', 'mazda MAZDA', 'cx-5'],
  ])('%s', async (_how, term, id) => {
    expect(await findIds(term, api)).toEqual([id]);
  });

  it('in English by its English stem', async () => {
    const english = { ...api, language: 'en' } as const;
    for (const term of ['tire', 'TIRES', 'battery', 'drive', 'choose winter']) {
      expect(await findIds(term, english), term).toEqual(['tires']);
    }
    expect(await findIds('moteur', english)).toEqual([]);
  });
});

describe('a typing error is forgiven', () => {
  it.each([
    ['baterie', 'batterie'],
    ['batteire', 'batterie'],
    ['electirque', 'batterie'],
    ['mazad signature', 'cx-5'],
    ['assurence', 'batterie'],
  ])('%s', async (term, id) => {
    expect(await findIds(term, api)).toEqual([id]);
  });

  it('only where the word as it is finds nothing', async () => {
    expect(await findIds('moteur', api)).toEqual(['moteur', 'moteurs']);
    expect(await findIds('xqzxqz', api)).toEqual([]);
    expect(await findIds('2031', api)).toEqual([]);
  });

  it('and the word that was meant is marked', async () => {
    const queryConfig = { result_fields: { title: { snippet: {} } } };
    const { results } = await find('baterie', { ...api, queryConfig });
    expect(results[0]?.title?.snippet).toContain('<em>batteries</em>');
  });
});

// The contract suite has the other cases, for each engine.
describe('the spelling that was probably meant', () => {
  it('is suggested for each misspelt word, in its own language', async () => {
    expect(await find('mazad signatrue', api)).toMatchObject({ suggestedTerm: 'mazda signature' });
    expect(await find('wintr', { ...api, language: 'en' })).toMatchObject({ suggestedTerm: 'winter' });
  });

  it.each([
    ['known words', 'batterie électrique'],
    ['little words', 'batterie à la même'],
    ['a number', '2031'],
  ])('is not suggested for %s', async (_which, term) => {
    expect(await find(term, api)).not.toHaveProperty('suggestedTerm');
  });

  it('is suggested where no word is similar enough for a result', async () => {
    expect(await find('tie', { ...api, language: 'en' })).toMatchObject({
      totalResults: 0,
      suggestedTerm: 'tires',
    });
  });
});

describe('the order', () => {
  it('ranks documents with more occurrences of a word first, when all else is equal', async () => {
    expect(await findIds('moteur', api)).toEqual(['moteur', 'moteurs']);
  });

  it('leaves out documents with some of the words where others have every word', async () => {
    expect(await findIds('moteur essai', api)).toEqual(['moteur']);
  });

  it('puts documents with more of the words first where none has every word', async () => {
    const ids = await findIds('moteur essai batterie', api);
    expect(ids[0]).toBe('moteur');
    expect(ids.toSorted()).toEqual(['batterie', 'cx-5', 'moteur', 'moteurs']);
  });

  it('follows the weights of the question', async () => {
    const heavy = (title: number, body: number) =>
      findIds('assurance electrique essai', {
        ...api,
        queryConfig: { search_fields: { title: { weight: title }, body_content: { weight: body } } },
      });
    expect((await heavy(1, 10))[0]).toBe('batterie');
    expect(await heavy(10, 1)).toContain('moteur');
  });

  it('stays the same from page to page, with no document twice', async () => {
    const page = (current: number) =>
      findIds({ searchTerm: 'moteur batterie mazda pneus auto', current, resultsPerPage: 2 }, api);
    const ids = [...(await page(1)), ...(await page(2)), ...(await page(3))];
    expect(new Set(ids).size).toBe(6);
  });
});

describe('an answer', () => {
  it('finds nothing for stop words and punctuation', async () => {
    for (const term of ['le la de', '…', '« »', '%_\\']) expect(await findIds(term, api), term).toEqual([]);
  });

  it('has the beginning of a text, and all of it when it is asked for', async () => {
    await indexEntries(
      api.store.database,
      [{ index: 'en', id: 'long', url: '/en/long', title: 'Endless', body_content: 'word '.repeat(5_000) }],
      'long',
    );
    const length = async (queryConfig: object) => {
      const { results } = await find('endless', { ...api, language: 'en', queryConfig });
      return results[0]?.body_content?.raw.length ?? 0;
    };
    expect(await length({ result_fields: { body_content: { snippet: {} } } })).toBe(300);
    expect(await length({ result_fields: { body_content: { raw: {} } } })).toBe(24_999);
    await indexEntries(api.store.database, [], 'long');
  });
});

it('an index without a document answers with none', async () => {
  const empty = await startApi();
  try {
    expect(await find('batterie', empty)).toMatchObject({ results: [], totalResults: 0, pagingStart: 0 });
    expect(await find('', empty)).toMatchObject({ results: [], totalResults: 0 });
  } finally {
    await empty.close();
  }
});

it('logs nothing of what was searched for', async () => {
  await find('secretword', api);
  await fetch(`${api.baseUrl}/api/search?index=secretword`, { method: 'POST' });
  await postJson(`${api.baseUrl}/api/autocomplete?q=secretword`, {
    requestState: { searchTerm: 'secretword' },
  });
  const lines = api.logs.join('');
  expect(lines).toContain('/api/autocomplete');
  expect(lines).not.toContain('secretword');
});

it('answers one visitor no more than the limit of searches and suggestions, whichever process is asked', async () => {
  const limit = { RATE_LIMITS: 'searches=2/60' };
  const DATABASE_URL = await testDatabase();
  const processes = [await startApi({ ...limit, DATABASE_URL }), await startApi({ ...limit, DATABASE_URL })];
  onTestFinished(async () => {
    await Promise.all(processes.map((process) => process.close()));
  });
  const statuses: number[] = [];
  for (const path of ['/api/search', '/api/autocomplete']) {
    for (const { baseUrl } of processes) {
      const body = { requestState: { searchTerm: 'moteur' } };
      const { status } = await postJson(baseUrl + path, body, { 'x-forwarded-for': '192.0.2.1' });
      statuses.push(status);
    }
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  // The limit does not affect another visitor.
  expect(await findIds('', { baseUrl: processes[0]?.baseUrl ?? '' })).toEqual([]);
});

it('describes both calls, their bodies and their errors', async () => {
  const { paths } = await (await fetch(`${api.baseUrl}/api/openapi.json`)).json();
  for (const path of ['/api/search', '/api/autocomplete']) {
    const { post } = paths[path];
    const { properties } = post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(['requestState', 'state', 'queryConfig', 'index']);
    expect(Object.keys(post.responses)).toEqual([
      '200',
      '400',
      '403',
      '413',
      '415',
      '422',
      '429',
      '502',
      '503',
    ]);
  }
});

it('no body makes the search fail', async () => {
  const anyText = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '\0',
        '\ud83d',
        '\udc00',
        "'",
        '\\',
        '&',
        '|',
        '!',
        ':',
        '*',
        '<',
        '(',
        '\u2028',
        'é',
        '%',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  });
  const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constant(undefined));
  const state = fc.record(
    {
      searchTerm: fc.oneof(anyText, anyValue),
      current: anyValue,
      resultsPerPage: anyValue,
      filters: fc.oneof(
        anyValue,
        fc.array(fc.record({ field: fc.constantFrom('type', 'year', 'x'), values: fc.array(anyValue) })),
      ),
      sortList: fc.oneof(anyValue, fc.array(fc.record({ field: anyText, direction: anyText }))),
    },
    { requiredKeys: [] },
  );
  const body = fc.record(
    {
      requestState: fc.oneof(state, anyValue),
      state,
      queryConfig: anyValue,
      index: fc.constantFrom('fr', 'en', 'x'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('search', 'autocomplete'), async (sent, call) => {
      const response = await postJson(`${api.baseUrl}/api/${call}`, sent);
      expect(response.status).toBeLessThan(500);
      const answer = await response.json();
      if (response.status !== 200) expect(errorAnswer.safeParse(answer).error).toBeUndefined();
      else if (call === 'search') expect(searchAnswer.safeParse(answer).error).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
