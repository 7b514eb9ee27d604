import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { createSiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { headers, loader } from './page.tsx';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** The page of a search, to which the API answers. */
function load(query: string, answer: () => Response) {
  const asked = vi.fn(async (..._request: Parameters<typeof fetch>) => answer());
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { settings } = readSettings({});
  if (!settings) throw new Error('The settings are invalid');
  const url = new URL(`http://site.test/en/search-results?${query}`);
  const context = createSiteContext({ settings, visitor: undefined, log });
  const args = { context, url, request: new Request(url), params: {}, pattern: '' };
  return { page: loader(args as Route.LoaderArgs), asked };
}

it('answers too many searches with when to try again', async () => {
  const refused = { status: 'error', code: 'rate_limited', errors: { generic: 'tryAgainLater' } };
  const { page } = load('q=tires', () =>
    Response.json(refused, { status: 429, headers: { 'retry-after': '30' } }),
  );
  const answer = await page;
  expect(answer).toMatchObject({ data: { problem: 'tooMany' }, init: { status: 429 } });
  const sent = { parentHeaders: new Headers(), loaderHeaders: new Headers(answer.init?.headers) };
  expect(headers(sent as Route.HeadersArgs)).toEqual({ 'retry-after': '30' });
  expect(log.warn).not.toHaveBeenCalled();
});

it('asks the API for the chosen values only', async () => {
  const { page, asked } = load('q=tires&year=2026&year=2025', () => new Response(null, { status: 503 }));
  await page;
  const { requestState } = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
  expect(requestState.filters).toEqual([{ field: 'year', type: 'any', values: ['2026', '2025'] }]);
});
