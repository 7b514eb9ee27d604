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
