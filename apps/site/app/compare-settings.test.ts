import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultClub, wholeClub } from '@jalon/club';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compareSettings } from './compare-settings.ts';
import { siteLinksOf } from './site-links.ts';
import { SiteMap, sitePages } from './site-map.ts';

const links = siteLinksOf(new SiteMap(sitePages(defaultClub)));
const same = { club: wholeClub(defaultClub), links };

/** The lines that the site logs when its API has these settings. */
async function warnings(theirs: object): Promise<unknown[][]> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ forms: [], ...theirs })),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warn = vi.fn();
  await compareSettings({ club: defaultClub, apiUrl }, { warn });
  return warn.mock.calls;
}

it('warns of nothing when the API has the settings of the site', async () => {
  expect(await warnings(same)).toEqual([]);
});

it('warns of club settings that the API has otherwise', async () => {
  const club = wholeClub({ ...defaultClub, giftCard: { amounts: [20] } });
  expect(await warnings({ ...same, club })).toEqual([
    [{ settings: ['giftCard.amounts'] }, 'The API has other club settings than the site'],
  ]);
});

it('warns of pages that the API has at another address', async () => {
  const former = { ...links, gift: { ...links.gift, en: '/en/present/:token' } };
  expect(await warnings({ ...same, links: former })).toEqual([
    [{ pages: ['gift'] }, expect.stringContaining('SITE_LINKS')],
  ]);
});

it('warns of nothing when the API does not answer', async () => {
  const warn = vi.fn();
  await compareSettings({ club: defaultClub, apiUrl: 'http://127.0.0.1:1' }, { warn });
  expect(warn).not.toHaveBeenCalled();
});
