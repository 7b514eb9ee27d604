import { defaultClub } from '@jalon/club';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { createSiteContext, getSite } from '../site-context.server.ts';
import type { Route } from './+types/feed.ts';
import { loader } from './feed.ts';

it('gives each piece of advice the day of its publication in Québec', async () => {
  const { settings } = readSettings({});
  if (!settings) throw new Error('The settings are invalid');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const own = { ...settings, club: defaultClub };
  const context = createSiteContext({ settings: own, visitor: undefined, log });
  const url = new URL('http://site.test/fr/conseils.rss');
  const feed = loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '',
  } as never as Route.LoaderArgs);
  const text = await feed.text();
  const days = Array.from(text.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date = '']) =>
    new Date(date).toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' }),
  );
  const { content } = getSite(context);
  const published = content.pages.flatMap(({ type, published }) => (type && published ? [published] : []));
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(published.toSorted().toReversed());
});
