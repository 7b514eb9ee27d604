import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { autocomplete, search } from '../client/index.ts';
import {
  type AutocompleteAnswer,
  autocompleteAnswer,
  bodyLimit,
  type SearchAnswer,
  type SearchQuestion,
  searchAnswer,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';
import { postJson } from './requests.ts';

type State = NonNullable<SearchQuestion['requestState']>;
type Settings = NonNullable<SearchQuestion['queryConfig']>;

const snippet = { snippet: { size: 100, fallback: true } };

/** A result with every field but its text. */
const winterBattery = {
  id: { raw: 'batterie-hiver' },
  title: {
    raw: 'Entretenir la batterie de sa voiture en hiver',
    snippet: 'Entretenir la batterie de sa voiture en hiver',
  },
  url: { raw: '/fr/conseils/batterie-hiver' },
  year: { raw: 2025 },
  type: { raw: 'article' },
  image: { raw: '/images/batterie.jpg' },
  label: { raw: 'Auto' },
  reading_time: { raw: '4 min' },
};

/** The search contract as test cases, for the API with each search engine. */
export const searchCases: readonly Case<Server>[] = [
  {
    title: 'answers in the format of Search UI, with the requested fields',
    async run({ baseUrl }) {
      const result_fields = {
        title: snippet,
        body_content: snippet,
        ...Object.fromEntries(
          ['url', 'year', 'type', 'image', 'label', 'reading_time'].map((field) => [field, { raw: {} }]),
        ),
      };
      const { results, ...rest } = await find(baseUrl, { searchTerm: 'bornes' }, { result_fields });
      equal(results.length, 1);
      const { body_content, ...result } = results[0] ?? { id: { raw: '' } };
      deepEqual(result, winterBattery);
      match(body_content?.raw ?? '', /^Une batterie faible/);
      match(body_content?.snippet ?? '', /<em>bornes<\/em>/);
      deepEqual(rest, {
        totalResults: 1,
        totalPages: 1,
        pagingStart: 1,
        pagingEnd: 1,
        facets: {},
        requestId: '',
        resultSearchTerm: 'bornes',
        wasSearched: true,
        rawResponse: null,
      });
    },
  },
  {
    title: 'uses the settings of the specification when the request has none',
    async run({ baseUrl }) {
      const answer = await read(baseUrl, '', { requestState: { searchTerm: 'clignotant' } });
      deepEqual(Object.keys(answer.results[0] ?? {}).sort(), ['body_content', 'id', 'title', 'type', 'url']);
      const text = answer.results[0]?.body_content?.snippet ?? '';
      match(text, /<em>clignotant<\/em>/);
      ok(shown(text).length <= 100, text);
      const { results } = await read(baseUrl, '', {});
      deepEqual(results[0], { ...winterBattery, body_content: results[0]?.body_content });
      match(results[0]?.body_content?.snippet ?? '', /^Une batterie faible .*…$/);
      const { autocompletedResults } = await complete(baseUrl, { requestState: { searchTerm: 'cligno' } });
      deepEqual(Object.keys(autocompletedResults[0] ?? {}).sort(), ['id', 'title', 'url']);
      match(autocompletedResults[0]?.title?.snippet ?? '', /<em>cligno<\/em>tant/);
    },
  },
  {
    title: 'accepts the body of both connectors, and defaults to French',
    async run({ baseUrl }) {
      const requestState = { searchTerm: 'batterie' };
      const bodies = [
        { requestState, queryConfig: {}, index: 'fr' },
        { state: requestState, queryConfig: {} },
        { requestState, state: { searchTerm: 'pneus' } },
      ];
      for (const body of bodies) equal((await read(baseUrl, '', body)).totalResults, 3);
      for (const [query, index, ids] of [
        ['?index=en', undefined, ['battery-winter']],
        ['', 'en', ['battery-winter']],
        ['?index=fr', 'en', []],
      ] as const) {
        const answer = await read(baseUrl, query, { requestState: { searchTerm: 'morning' }, index });
        deepEqual(idsOf(answer), ids);
      }
    },
  },
  {
    title: 'lists every document of the language for an empty search, the newest first, four a page',
    async run({ baseUrl }) {
      const first = await read(baseUrl, '', {});
      deepEqual(idsOf(first), ['batterie-hiver', 'batterie-test', 'pneus', 'elan']);
      const { totalResults, totalPages, pagingStart, pagingEnd } = first;
      deepEqual([totalResults, totalPages, pagingStart, pagingEnd], [6, 2, 1, 4]);
      const second = await find(baseUrl, { searchTerm: '  ', current: 2 });
      deepEqual(idsOf(second), ['assurance', 'balises']);
      deepEqual([second.pagingStart, second.pagingEnd], [5, 6]);
    },
  },
  {
    title: 'has nothing on a page after the last, and no page of nothing',
    async run({ baseUrl }) {
      const after = await find(baseUrl, { searchTerm: 'batterie', current: 900 });
      deepEqual([after.results, after.totalResults, after.totalPages], [[], 3, 1]);
      const { results, totalResults, totalPages, pagingStart, pagingEnd } = await find(baseUrl, {
        searchTerm: 'zzzzzz',
      });
      deepEqual([results, totalResults, totalPages, pagingStart, pagingEnd], [[], 0, 0, 0, 0]);
    },
  },
  {
    title: 'takes the number of results a page from the settings, then from the state',
    async run({ baseUrl }) {
      equal((await find(baseUrl, { resultsPerPage: 20 }, { resultsPerPage: 2 })).results.length, 2);
      equal((await find(baseUrl, { resultsPerPage: 3 })).results.length, 3);
      equal((await find(baseUrl, {}, { resultsPerPage: 1_000_000 })).results.length, 6);
    },
  },
  {
    title: 'filters by any, all or none of the values, of the visitor and of the page',
    async run({ baseUrl }) {
      const ids = async (
        type: 'any' | 'all' | 'none' | undefined,
        values: (string | number)[],
        field = 'type',
      ) =>
        idsOf(
          await find(baseUrl, { filters: [{ field, type, values }] } as State, { resultsPerPage: 10 }),
        ).sort();
      deepEqual(await ids('any', ['video', 'guide']), ['batterie-test', 'elan']);
      deepEqual(await ids('all', ['video', 'guide']), []);
      deepEqual(await ids('all', ['video']), ['elan']);
      deepEqual(await ids(undefined, ['video']), ['elan']);
      deepEqual(await ids('none', ['article', 'page']), ['batterie-test', 'elan']);
      deepEqual(await ids('any', [2024], 'year'), ['batterie-test']);
      deepEqual(await ids('any', ['2024'], 'year'), ['batterie-test']);
      deepEqual(await ids('none', [2024], 'year'), [
        'assurance',
        'balises',
        'batterie-hiver',
        'elan',
        'pneus',
      ]);
      const both = await find(
        baseUrl,
        { filters: [{ field: 'type', values: ['article'] }] },
        { filters: [{ field: 'label', values: ['Auto'] }] },
      );
      deepEqual(idsOf(both), ['batterie-hiver', 'pneus']);
    },
  },
  {
    title: 'counts the values of a field, without its own filter when it is disjunctive',
    async run({ baseUrl }) {
      const facets = { type: { type: 'value' as const, size: 10 } };
      const { facets: all } = await find(baseUrl, { searchTerm: 'batterie' }, { facets });
      deepEqual(all, {
        type: [
          {
            field: 'type',
            type: 'value',
            data: [
              { value: 'article', count: 2 },
              { value: 'guide', count: 1 },
            ],
          },
        ],
      });
      const filtered: State = { searchTerm: 'batterie', filters: [{ field: 'type', values: ['guide'] }] };
      const narrow = await find(baseUrl, filtered, { facets });
      deepEqual(narrow.facets.type?.[0]?.data, [{ value: 'guide', count: 1 }]);
      const wide = await find(baseUrl, filtered, { facets, disjunctiveFacets: ['type'] });
      deepEqual(wide.facets, all);
      equal(wide.totalResults, 1);
      const years = { year: { type: 'value' as const, sort: 'value' as const, size: 2 } };
      deepEqual((await find(baseUrl, {}, { facets: years })).facets.year?.[0]?.data, [
        { value: 2022, count: 1 },
        { value: 2023, count: 1 },
      ]);
    },
  },
  {
    title: 'sorts by a field in both formats, documents without a value last',
    async run({ baseUrl }) {
      const ids = async (state: State) => idsOf(await find(baseUrl, { ...state, resultsPerPage: 10 }));
      deepEqual(await ids({ sortList: [{ field: 'year', direction: 'asc' }] }), [
        'elan',
        'pneus',
        'batterie-test',
        'batterie-hiver',
        'assurance',
        'balises',
      ]);
      const byTitle = ['assurance', 'pneus', 'batterie-hiver', 'elan', 'balises', 'batterie-test'];
      deepEqual(await ids({ sortField: 'title', sortDirection: 'asc', sortList: null }), byTitle);
      deepEqual(await ids({ sortField: 'title', sortDirection: 'desc', sortList: [] }), byTitle.toReversed());
      deepEqual(
        await ids({
          sortList: [
            { field: 'type', direction: 'asc' },
            { field: 'year', direction: 'desc' },
          ],
        }),
        ['batterie-hiver', 'pneus', 'balises', 'batterie-test', 'assurance', 'elan'],
      );
    },
  },
  {
    title: 'ignores accents, capitals, ligatures and apostrophes',
    async run({ baseUrl }) {
      for (const searchTerm of ['élan', 'ELAN', 'e\u0301lan', 'Œuvre', 'oeuvre', 'l’élan', "l'elan route"]) {
        deepEqual(idsOf(await find(baseUrl, { searchTerm })), ['elan'], searchTerm);
      }
      deepEqual(idsOf(await find(baseUrl, { searchTerm: 'pneus d’ete' })), ['pneus']);
      for (const searchTerm of ['æquo', 'aequo', 'ÆQUO']) {
        deepEqual(idsOf(await find(baseUrl, { searchTerm })), ['elan'], searchTerm);
      }
    },
  },
  {
    title: 'puts documents with every word first, and finds documents with any word when none has all',
    async run({ baseUrl }) {
      equal(idsOf(await find(baseUrl, { searchTerm: 'batterie hiver' }))[0], 'batterie-hiver');
      deepEqual(idsOf(await find(baseUrl, { searchTerm: 'crépuscule habitation' })).sort(), [
        'assurance',
        'elan',
      ]);
    },
  },
  {
    title: 'ranks matches in the title first, and searches only the requested fields',
    async run({ baseUrl }) {
      const ids = idsOf(await find(baseUrl, { searchTerm: 'batterie' }));
      equal(ids.at(-1), 'pneus');
      const only = await find(
        baseUrl,
        { searchTerm: 'batterie' },
        { search_fields: { headings: { weight: 2 } } },
      );
      deepEqual(idsOf(only), ['pneus']);
    },
  },
  {
    title: 'marks matches in a snippet, and escapes everything else',
    async run({ baseUrl }) {
      const { results } = await find(
        baseUrl,
        { searchTerm: 'clignotant' },
        { result_fields: { title: snippet, body_content: snippet } },
      );
      const title = results[0]?.title?.snippet ?? '';
      equal(
        unescapeHtml(title),
        'Le code <script>alert("<em>clignotant</em>")</script> & le tableau de bord',
      );
      doesNotMatch(title.replaceAll(/<\/?em>/g, ''), /[<>"]|&(?!#?\w+;)/);
      const text = results[0]?.body_content?.snippet ?? '';
      match(text, /^….*<em>clignotant<\/em>/);
      ok(shown(text).length <= 100, text);
    },
  },
  {
    title: 'returns the beginning of a text without a match if asked to, and otherwise no snippet',
    async run({ baseUrl }) {
      const result = async (fallback: boolean) => {
        const result_fields = { body_content: { snippet: { size: 40, fallback } } };
        const { results } = await find(baseUrl, { searchTerm: 'choisir' }, { result_fields });
        return results[0]?.body_content?.snippet;
      };
      const beginning = (await result(true)) ?? '';
      match(beginning, /^Profondeur, usure.*…$/);
      ok(shown(beginning).length <= 40);
      equal(await result(false), undefined);
    },
  },
  {
    title: 'suggests documents for an unfinished word, and marks its typed characters',
    async run({ baseUrl }) {
      const settings = {
        results: { result_fields: { title: snippet, url: { raw: {} } }, resultsPerPage: 1 },
      };
      const answer = await complete(baseUrl, {
        requestState: { searchTerm: 'zzzzzz' },
        queryConfig: settings,
      });
      deepEqual(answer, {
        autocompletedResults: [],
        autocompletedResultsRequestId: '',
        autocompletedSuggestions: {},
        autocompletedSuggestionsRequestId: '',
      });
      const { autocompletedResults } = await complete(baseUrl, {
        state: { searchTerm: 'hiver BATT' },
        queryConfig: settings,
      });
      deepEqual(autocompletedResults, [
        {
          id: { raw: 'batterie-hiver' },
          title: {
            raw: 'Entretenir la batterie de sa voiture en hiver',
            snippet: 'Entretenir la <em>batt</em>erie de sa voiture en <em>hiver</em>',
          },
          url: { raw: '/fr/conseils/batterie-hiver' },
        },
      ]);
    },
  },
  {
    title: 'suggests documents with the word in their title first, and none for an empty term',
    async run({ baseUrl }) {
      const ids = async (searchTerm: string) =>
        (await complete(baseUrl, { requestState: { searchTerm } })).autocompletedResults.map(
          ({ id }) => id.raw,
        );
      deepEqual((await ids('batt')).slice(2), ['pneus']);
      deepEqual(await ids(''), []);
      deepEqual(await ids(' … '), []);
    },
  },
  ...[
    ['no JSON', '{"state":'],
    ['nothing', ''],
    ['an array', '[{}]'],
    ['a text', '"{}"'],
    ['null', 'null'],
    ['an object with a forged prototype', '{"__proto__":{"state":{}}}'],
  ].map(([name = '', body = '']) => ({
    title: `refuses a body that is ${name}`,
    run: async ({ baseUrl }: Server) => {
      for (const { path } of [search, autocomplete]) {
        await readError(await postJson(baseUrl + path, body), 'invalid_body');
      }
    },
  })),
  {
    title: 'refuses a body over 64 KiB',
    async run({ baseUrl }) {
      const body = JSON.stringify({ requestState: { searchTerm: 'a'.repeat(bodyLimit) } });
      await readError(await postJson(baseUrl + search.path, body), 'too_large');
    },
  },
  {
    title: 'names the invalid fields of a search',
    async run({ baseUrl }) {
      const states: [object, string][] = [
        [{ searchTerm: 1 }, 'searchTerm'],
        [{ current: 0 }, 'current'],
        [{ current: 1.5 }, 'current'],
        [{ current: 1e12 }, 'current'],
        [{ resultsPerPage: -1 }, 'resultsPerPage'],
        [{ filters: [{ field: 'body_content', values: ['a'] }] }, 'filters'],
        [{ filters: [{ field: 'year', values: [{ from: 1 }] }] }, 'filters'],
        [{ filters: [{ field: 'type', values: 'a' }] }, 'filters'],
        [{ sortList: [{ field: 'id; drop table', direction: 'asc' }] }, 'sortList'],
        [{ sortField: 'url', sortDirection: 'asc' }, 'sortField'],
        [{ sortDirection: 'up' }, 'sortDirection'],
      ];
      for (const [requestState, name] of states) await refused(baseUrl, { requestState }, name);
      await refused(baseUrl, { requestState: [] }, 'requestState');
      await refused(baseUrl, { queryConfig: 'a' }, 'queryConfig');
      await refused(baseUrl, { queryConfig: { facets: { year: { type: 'range' } } } }, 'facets');
      await refused(baseUrl, { queryConfig: { resultsPerPage: 'a' } }, 'resultsPerPage');
      await refused(baseUrl, { index: 'de' }, 'index');
      await refused(baseUrl, {}, 'index', '?index=de');
      await refused(baseUrl, {}, 'index', '?index=fr&index=en');
    },
  },
  {
    title: 'accepts any text',
    async run({ baseUrl }) {
      for (const searchTerm of [
        '\0',
        '\ud800',
        "a' & ! | ( <-> :*",
        '\\',
        "''''",
        '%_',
        'a'.repeat(10_000),
        'é '.repeat(10_000),
        '\ufdfa'.repeat(10_000),
        '-batterie "hiver',
        '𝒳 🚗',
      ]) {
        await find(baseUrl, { searchTerm }, { result_fields: { title: snippet, body_content: snippet } });
        await complete(baseUrl, { requestState: { searchTerm } });
      }
    },
  },
  {
    title: 'ignores unknown properties',
    async run({ baseUrl }) {
      const deep = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`);
      const answer = await read(baseUrl, '?other=1', {
        requestState: { searchTerm: 'batterie', sort: deep, other: deep },
        queryConfig: {
          fuzziness: true,
          result_fields: { other: { raw: deep }, title: { raw: deep } },
          other: deep,
        },
        other: deep,
      });
      equal(answer.totalResults, 3);
      deepEqual(Object.keys(answer.results[0] ?? {}).sort(), ['id', 'title']);
    },
  },
];

async function read(baseUrl: string, query: string, body: object): Promise<SearchAnswer> {
  const response = await postJson(baseUrl + search.path + query, body);
  equal(response.status, 200, await response.clone().text());
  return searchAnswer.parse(await json(response));
}

function find(baseUrl: string, requestState: State, queryConfig: Settings = {}): Promise<SearchAnswer> {
  return read(baseUrl, '?index=fr', { requestState, queryConfig, index: 'fr' });
}

async function complete(baseUrl: string, body: object): Promise<AutocompleteAnswer> {
  const response = await postJson(`${baseUrl}${autocomplete.path}?index=fr`, body);
  equal(response.status, 200, await response.clone().text());
  return autocompleteAnswer.parse(await json(response));
}

async function refused(baseUrl: string, body: object, name: string, query = ''): Promise<void> {
  const response = await postJson(baseUrl + search.path + query, body);
  deepEqual(await readError(response, 'invalid_fields'), { [name]: 'invalid' });
}

function idsOf({ results }: SearchAnswer): string[] {
  return results.map(({ id }) => id.raw);
}

/** A snippet as a visitor sees it. */
function shown(html: string): string {
  return unescapeHtml(html.replaceAll(/<\/?em>/g, ''));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}
