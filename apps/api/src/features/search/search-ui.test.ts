import {
  type APIConnector,
  type QueryConfig,
  type RequestState,
  SearchDriver,
  type SearchDriverOptions,
} from '@elastic/search-ui';
import { ApiProxyConnector } from '@elastic/search-ui-elasticsearch-connector/api-proxy';
import { autocompleteSettings, searchSettings } from '@jalon/api-client/contract';
import { searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postJson } from '../../testing/post-json.ts';
import { engineNames, indexEntries, startSearchApi } from '../../testing/search.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const settings: Omit<SearchDriverOptions, 'apiConnector'> = {
  trackUrlState: false,
  alwaysSearchOnInitialLoad: true,
  initialState: { resultsPerPage: 4 },
  searchQuery: {
    ...searchSettings,
    facets: { type: { type: 'value', size: 10 } },
    disjunctiveFacets: ['type'],
  },
  autocompleteQuery: { results: autocompleteSettings },
};

/** A custom connector, which sends the language and `requestState`. */
function ownConnector({ baseUrl }: TestApi, language: 'fr' | 'en'): APIConnector {
  async function ask(call: string, requestState: RequestState, queryConfig: object) {
    const body = { requestState, queryConfig, index: language };
    return (await postJson(`${baseUrl}/api/${call}?index=${language}`, body)).json();
  }
  return {
    onSearch: (state: RequestState, config: QueryConfig) => ask('search', state, config),
    onAutocomplete: (state, config) => ask('autocomplete', state, config),
    onResultClick: () => {},
    onAutocompleteResultClick: () => {},
  };
}

function drive(apiConnector: APIConnector, more: Partial<SearchDriverOptions> = {}) {
  const driver = new SearchDriver({ ...settings, ...more, apiConnector });
  onTestFinished(() => driver.tearDown());
  return {
    actions: driver.getActions(),
    state: () => driver.getState(),
    ids: () => driver.getState().results.map(({ id }) => id.raw),
    /** Waits until the state is as expected. */
    until: (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 }),
  };
}

describe.each(engineNames)('Search UI with %s', (name) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startSearchApi(name, searchedDocuments);
  });
  afterAll(() => api.close());

  const proxy = () => new ApiProxyConnector({ basePath: `${api.baseUrl}/api` });

  it('searches on first load, turns the page and searches again', async () => {
    const { actions, state, ids, until } = drive(proxy());
    await until(() => expect(ids()).toEqual(['batterie-hiver', 'batterie-test', 'pneus', 'elan']));
    expect(state()).toMatchObject({
      totalResults: 6,
      totalPages: 2,
      pagingStart: 1,
      pagingEnd: 4,
      error: '',
    });
    actions.setCurrent(2);
    await until(() => expect(ids()).toEqual(['assurance', 'balises']));
    expect(state()).toMatchObject({ current: 2, pagingStart: 5, pagingEnd: 6, wasSearched: true });
    actions.setSearchTerm('batterie', { shouldClearFilters: true });
    await until(() => expect(state().resultSearchTerm).toBe('batterie'));
    expect(state()).toMatchObject({ current: 1, totalResults: 3, isLoading: false });
    expect(state().results[0]?.title.snippet).toContain('<em>batterie</em>');
  });

  it('filters by a facet and counts its values all the same', async () => {
    const { actions, state, ids, until } = drive(proxy());
    const counts = () => state().facets.type?.[0]?.data;
    const everyType = [
      { value: 'article', count: 3 },
      { value: 'guide', count: 1 },
      { value: 'page', count: 1 },
      { value: 'video', count: 1 },
    ];
    await until(() => expect(counts()).toEqual(everyType));
    actions.addFilter('type', 'guide', 'any');
    await until(() => expect(ids()).toEqual(['batterie-test']));
    expect(counts()).toEqual(everyType);
    actions.addFilter('type', 'video', 'any');
    await until(() => expect(ids()).toEqual(['batterie-test', 'elan']));
    actions.clearFilters();
    await until(() => expect(state().totalResults).toBe(6));
  });

  it('sorts', async () => {
    const { actions, ids, until } = drive(proxy());
    actions.setSort([{ field: 'year', direction: 'asc' }], 'asc');
    await until(() => expect(ids()).toEqual(['elan', 'pneus', 'batterie-test', 'batterie-hiver']));
    actions.setSort('title', 'desc');
    await until(() => expect(ids().slice(0, 2)).toEqual(['batterie-test', 'balises']));
  });

  it('completes the typed term', async () => {
    const { actions, state, until } = drive(proxy());
    actions.setSearchTerm('BATT', {
      autocompleteResults: true,
      autocompleteMinimumCharacters: 3,
      refresh: false,
    });
    await until(() => expect(state().autocompletedResults).toHaveLength(3));
    const [first] = state().autocompletedResults;
    expect(first).toEqual({
      id: { raw: 'batterie-hiver' },
      title: {
        raw: 'Entretenir la batterie de sa voiture en hiver',
        snippet: 'Entretenir la <em>batt</em>erie de sa voiture en hiver',
      },
      url: { raw: '/fr/conseils/batterie-hiver' },
    });
  });

  it('works with a custom connector, in the other language', async () => {
    const { actions, ids, state, until } = drive(ownConnector(api, 'en'));
    await until(() => expect(ids()).toEqual(['battery-winter']));
    actions.setSearchTerm('batt', { autocompleteResults: true, refresh: false });
    await until(() => expect(state().autocompletedResults).toHaveLength(1));
    actions.setSearchTerm('nothing like it');
    await until(() => expect(state().resultSearchTerm).toBe('nothing like it'));
    expect(state()).toMatchObject({ results: [], totalResults: 0, error: '' });
  });
});

it('Search UI reports that the database is away and keeps the results', async () => {
  const away = await startApi();
  await indexEntries(away.store.database, searchedDocuments);
  const { actions, state, ids, until } = drive(new ApiProxyConnector({ basePath: `${away.baseUrl}/api` }));
  await until(() => expect(ids()).toHaveLength(4));
  await away.store.database.close();
  actions.setSearchTerm('pneus');
  await until(() => expect(state().error).toContain('Service Unavailable'));
  expect(ids()).toHaveLength(4);
  await away.close().catch(() => {});
});
