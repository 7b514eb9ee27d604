import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { createSiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { headers, loader } from './page.tsx';

it('answers too many searches with when to try again', async () => {
  const refused = { status: 'error', code: 'rate_limited', errors: { generic: 'tryAgainLater' } };
  vi.stubGlobal('fetch', async () =>
    Response.json(refused, { status: 429, headers: { 'retry-after': '30' } }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { settings } = readSettings({});
  if (!settings) throw new Error('The settings are invalid');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const url = new URL('http://site.test/en/search-results?q=tires');
  const context = createSiteContext({ settings, visitor: undefined, log });
  const args = { context, url, request: new Request(url), params: {}, pattern: '' };
  const answer = await loader(args as Route.LoaderArgs);
  expect(answer).toMatchObject({ data: { problem: 'tooMany' }, init: { status: 429 } });
  const sent = { parentHeaders: new Headers(), loaderHeaders: new Headers(answer.init?.headers) };
  expect(headers(sent as Route.HeadersArgs)).toEqual({ 'retry-after': '30' });
  expect(log.warn).not.toHaveBeenCalled();
});
