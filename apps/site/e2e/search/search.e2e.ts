import { SearchDriver } from '@elastic/search-ui';
import { indexSite, openSearch, searchWords } from '../support/search.ts';
import { address, expect, hydrated, test } from '../support/test.ts';
import { searchQuestions } from './search-questions.ts';

// One worker fills the index, once.
test.describe.configure({ mode: 'default' });
test.beforeAll(indexSite);

for (const [language, javaScriptEnabled] of [
  ['fr', true],
  ['en', false],
] as const) {
  const word = searchWords[language];
  const other = searchWords[language === 'fr' ? 'en' : 'fr'];
  const term = language === 'fr' ? 'batterie' : 'battery';

  test.describe(`a search (${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, () => {
    test.use({ javaScriptEnabled });

    test('goes from the header to the results, their filters, their order and their other pages', async ({
      page,
    }) => {
      await page.goto(`${address('E2E_SITE')}/${language}`);
      if (javaScriptEnabled) await hydrated(page);
      const field = await openSearch(page, language);
      await field.fill(term);
      await field.press('Enter');
      await page.waitForURL(`${address('E2E_SITE')}${word.path}?q=${term}`);
      const results = page.getByRole('main').getByRole('article');
      await expect(results).toHaveCount(4);
      await expect(results.first().locator('em').first()).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

      await page.getByRole('link', { name: word.next }).click();
      await page.waitForURL(`${address('E2E_SITE')}${word.path}?q=${term}&page=2`);
      await expect(page).toHaveTitle(/, page 2 – /);
      const shown = page.getByRole('heading', { level: 2, name: /^(Résultats|Results) 5 (à|to) 8 / });
      if (javaScriptEnabled) await expect(shown).toBeFocused();

      await page.getByRole('link', { name: word.otherLanguage, exact: true }).click();
      await page.waitForURL((url) => url.pathname === other.path);
      expect(new URL(page.url()).search).toBe(`?q=${term}&page=2`);
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));

      await page.getByLabel(word.article).check();
      await page.getByLabel(word.order).selectOption(word.newest);
      await page.getByRole('button', { name: word.apply }).click();
      await page.waitForURL(`${address('E2E_SITE')}${word.path}?q=${term}&sort=newest&type=article`);
      await expect(page.getByLabel(word.article)).toBeChecked();
      await expect(results).not.toHaveCount(0);
      for (const result of await results.all()) await expect(result).toHaveAttribute('data-type', 'article');
    });
  });

  test(`finds what people look for (${language})`, async ({ request }) => {
    const missing: string[] = [];
    for (const [typed, ...pages] of searchQuestions[language]) {
      const answer = await request.post(`${address('E2E_SITE')}/api/search?index=${language}`, {
        data: { requestState: { searchTerm: typed } },
      });
      const { results } = await answer.json();
      const urls: string[] = results.map((result: { url: { raw: string } }) => result.url.raw);
      for (const page of pages) if (!urls.includes(page)) missing.push(`${typed}: ${page}`);
    }
    expect(searchQuestions[language]).toHaveLength(30);
    expect(missing).toEqual([]);
  });
}

test('a typing error is answered with the spelling, in the same order', async ({ request }) => {
  for (const [language, typed, meant] of [
    ['fr', 'baterie', /batteries?/],
    ['en', 'batery', /batter(y|ies)/],
  ] as const) {
    const { path } = searchWords[language];
    const read = async (query: string) =>
      (await request.get(`${address('E2E_SITE')}${path}?${query}&sort=newest`)).text();
    const suggestion = new RegExp(`<a [^>]*href="${path}\\?q=(${meant.source})&amp;sort=newest"[^>]*>\\1<`);
    const [, spelling = ''] = suggestion.exec(await read(`q=${typed}`)) ?? [];
    expect(spelling).toMatch(meant);
    expect(await read(`q=${spelling}`)).not.toMatch(suggestion);
  }
});

test('a search that finds nothing offers other pages', async ({ page }) => {
  const word = searchWords.fr;
  await page.goto(`${address('E2E_SITE')}${word.path}?q=xyzzyqq&year=1999`);
  await expect(page.getByRole('heading', { level: 2, name: /xyzzyqq/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: word.popular }).getByRole('link')).toHaveCount(6);
  await expect(main.getByLabel('1999 (0)')).toBeChecked();
});

test('suggests five pages from 3 characters on, which the keyboard reaches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/autocomplete'))
      asked.push(request.postDataJSON().requestState.searchTerm);
  });
  await page.goto(`${address('E2E_SITE')}/fr/voyages`);
  await hydrated(page);
  const field = await openSearch(page, 'fr');
  await expect(field).toBeFocused();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: searchWords.fr.popular })).toBeVisible();
  await field.pressSequentially('as');
  await field.pressSequentially('sur');
  const suggestions = dialog.getByRole('list', { name: searchWords.fr.suggestions }).getByRole('link');
  await expect(suggestions).toHaveCount(5);
  await expect(suggestions.first().locator('em')).toHaveText('Assur');
  for (const typed of asked) expect(typed.length).toBeGreaterThanOrEqual(3);
  // The field’s button, then the first suggestion.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(suggestions.first()).toBeFocused();
  const href = await suggestions.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(address('E2E_SITE') + href);
  await expect(dialog).toBeHidden();
});

test('lists every page for an empty query, in English for en-ca', async ({ request }) => {
  const html = await (await request.get(`${address('E2E_SITE')}/en-ca/search-results`)).text();
  expect(html).toMatch(/<h2[^>]*>Results 1 to 4 of [67]\d</);
  expect(html).toContain(`<link rel="canonical" href="${address('E2E_SITE')}${searchWords.en.path}"/>`);
});

test('answers an address past the last page with the last page', async ({ request }) => {
  const answer = await request.get(`${address('E2E_SITE')}${searchWords.fr.path}?q=remorquage&page=500`);
  expect(Number(new URL(answer.url()).searchParams.get('page'))).toBeLessThan(20);
  expect(await answer.text()).toMatch(/<main[\s\S]*<article/);
});

test('answers any query string without an error', async ({ request }) => {
  const long = 'é'.repeat(2_500);
  for (const query of [
    `q=${long}`,
    `q=${encodeURIComponent(long)}`.slice(0, 10_002),
    `q=${'a'.repeat(10_000)}`,
    'q=%00%08%C0%80%ED%A0%80',
    'q=%F0%9F%98%80%22%3E%3Cscript%3E',
    "q=' OR 1=1 --&type='&year=' OR 1=1",
    'q[$ne]=a&q=b&q=c',
    'q=%25&page=-1',
    'page=0',
    'page=99999',
    'page=1e99&sort[]=x',
    `q=a${'&type=x'.repeat(500)}`,
    '%',
    '&&&=&=',
  ]) {
    const answer = await request.get(`${address('E2E_SITE')}${searchWords.fr.path}?${query}`);
    expect(answer.status(), query.slice(0, 50)).toBe(200);
    expect(await answer.text()).not.toContain('<script>"');
  }
});

test('keeps what was typed and chosen when the search is unavailable', async ({ request }) => {
  const chosen = 'type=article&type=guide&year=2026&sort=newest';
  const answer = await request.get(`${address('E2E_LONELY_SITE')}${searchWords.fr.path}?q=pneus&${chosen}`);
  expect(answer.status()).toBe(503);
  const html = await answer.text();
  expect(html).toContain('La recherche est momentanément indisponible');
  expect(html).toContain('value="pneus"');
  for (const [name, value] of new URLSearchParams(chosen)) {
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  }
  expect(html).toContain(searchWords.fr.popular);
});

test('answers Elastic’s own driver', async () => {
  const ask = async (call: string, requestState: object, queryConfig: object) => {
    const response = await fetch(`${address('E2E_SITE')}/api/${call}?index=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestState, queryConfig, index: 'en' }),
    });
    return response.json();
  };
  const driver = new SearchDriver({
    trackUrlState: false,
    alwaysSearchOnInitialLoad: true,
    initialState: { resultsPerPage: 4, searchTerm: 'winter tires' },
    // The rest are the API's own settings.
    searchQuery: { resultsPerPage: 4, facets: { type: { type: 'value', size: 10 } } },
    apiConnector: {
      onSearch: (state, config) => ask('search', state, config),
      onAutocomplete: (state, config) => ask('autocomplete', state, config),
      onResultClick: () => {},
      onAutocompleteResultClick: () => {},
    },
  });
  await expect.poll(() => driver.getState().wasSearched).toBe(true);
  const { results, error, facets, totalPages } = driver.getState();
  expect(error).toBe('');
  expect(results).toHaveLength(4);
  expect(results.map(({ url }) => url.raw)).toContain('/en/advice/articles/winter-tires');
  expect(facets.type?.[0]?.data).not.toHaveLength(0);
  expect(totalPages).toBeGreaterThan(1);
  driver.tearDown();
});
