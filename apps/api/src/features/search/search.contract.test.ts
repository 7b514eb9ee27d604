import { reachableResults } from '@jalon/api-client/contract';
import { searchCases, searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineNames, find, startSearchApi } from '../../testing/search.ts';
import type { TestApi } from '../../testing/test-api.ts';

describe.each(engineNames)('the API keeps the search contract with %s', (name) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startSearchApi(name, searchedDocuments);
  });
  afterAll(() => api.close());

  it.each(searchCases)('$title', async ({ run }) => {
    await run({ baseUrl: api.baseUrl });
  });

  it.each([
    ['a misspelt word', 'fr', 'clignotnat', 'clignotant'],
    ['a misspelt word without its accents', 'fr', 'crepuscle', 'crépuscule'],
    ['a misspelt word among others', 'fr', 'L’asurance habitation', 'L’assurance habitation'],
    ['a misspelt English word', 'en', 'baterry', 'battery'],
    ['a word in another form', 'fr', 'habitations', undefined],
    ['a word like no other', 'fr', 'xqzxqz', undefined],
    ['signs', 'fr', '& | !', undefined],
    ['nothing', 'fr', '', undefined],
  ] as const)('suggests a spelling, or none, for %s', async (_which, language, term, suggestedTerm) => {
    const answer = await find(term, { baseUrl: api.baseUrl, language });
    expect(answer.suggestedTerm).toBe(suggestedTerm);
  });

  it('suggests a spelling only on the first page', async () => {
    const second = await find({ searchTerm: 'clignotnat', current: 2 }, { baseUrl: api.baseUrl });
    expect(second).not.toHaveProperty('suggestedTerm');
  });
});

describe.each(engineNames)('%s with more documents than pages reach', (name) => {
  let api: TestApi;
  beforeAll(async () => {
    const documents = Array.from({ length: reachableResults + 50 }, (_, number) => ({
      index: 'fr',
      url: `/fr/${number}`,
      title: `Page ${number}`,
    }));
    api = await startSearchApi(name, documents);
  }, 60_000);
  afterAll(() => api.close());

  it.each([
    [4, 2_500, { pagingStart: 9_997, pagingEnd: 10_000, totalPages: 2_500 }, 4],
    [4, 2_501, { pagingStart: 10_001, pagingEnd: 10_000, totalPages: 2_500 }, 0],
    [4, 1_000_000, { pagingEnd: 10_000, totalPages: 2_500 }, 0],
    // The last page ends before the limit.
    [3, 3_333, { pagingStart: 9_997, pagingEnd: 9_999, totalPages: 3_333 }, 3],
    [3, 3_334, { pagingEnd: 9_999, totalPages: 3_333 }, 0],
  ])('pages of %i, page %i', async (resultsPerPage, current, place, length) => {
    const { results, ...answer } = await find({ current, resultsPerPage }, { baseUrl: api.baseUrl });
    expect(answer).toMatchObject({ totalResults: reachableResults + 50, ...place });
    expect(results).toHaveLength(length);
  });
});
