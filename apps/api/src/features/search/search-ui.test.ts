import {
  type APIConnector,
  type QueryConfig,
  type RequestState,
  SearchDriver,
  type SearchDriverOptions,
} from '@elastic/search-ui';
import { ApiProxyConnector } from '@elastic/search-ui-elasticsearch-connector/api-proxy';
import { searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { indexEntries } from '../../testing/search.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await indexEntries(api.store.database, searchedDocuments);
});
afterAll(() => api.close());

const snippet = { snippet: { size: 100, fallback: true } };
const search_fields = { title: { weight: 3 }, body_content: {}, headings: {} };
const settings: Omit<SearchDriverOptions, 'apiConnector'> = {
  trackUrlState: false,
  alwaysSearchOnInitialLoad: true,
  initialState: { resultsPerPage: 4 },
  searchQuery: {
    search_fields,
    result_fields: {
      title: snippet,
      body_content: snippet,
      url: { raw: {} },
      year: { raw: {} },
      type: { raw: {} },
    },
    resultsPerPage: 4,
    facets: { type: { type: 'value', size: 10 } },
    disjunctiveFacets: ['type'],
  },
  autocompleteQuery: {
    results: { resultsPerPage: 5, search_fields, result_fields: { title: snippet, url: { raw: {} } } },
  },
};

/** A connector of a page’s own, which names the language and calls the state by its name. */
function ownConnector(language: 'fr' | 'en'): APIConnector {
  async function ask(call: string, requestState: RequestState, queryConfig: object) {
    const response = await fetch(`${api.baseUrl}/api/${call}?index=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestState, queryConfig, index: language }),
    });
    return response.json();
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
    /** Waits until the driver has an answer that fits. */
    until: (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 }),
  };
}

const proxy = () => new ApiProxyConnector({ basePath: `${api.baseUrl}/api` });

describe('Search UI, with the connector that it brings', () => {
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

  it('completes what is typed', async () => {
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

  it('tells that the database is away, and keeps what was found', async () => {
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
});

it('Search UI works with a page’s own connector, in the other language', async () => {
  const { actions, ids, state, until } = drive(ownConnector('en'));
  await until(() => expect(ids()).toEqual(['battery-winter']));
  actions.setSearchTerm('batt', { autocompleteResults: true, refresh: false });
  await until(() => expect(state().autocompletedResults).toHaveLength(1));
  actions.setSearchTerm('nothing like it');
  await until(() => expect(state().resultSearchTerm).toBe('nothing like it'));
  expect(state()).toMatchObject({ results: [], totalResults: 0, error: '' });
});
