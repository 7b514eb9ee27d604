import { defaultClub, wholeClub } from '@jalon/club';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compareSettings } from './compare-settings.ts';
import { siteLinksOf } from './site-links.ts';
import { SiteMap, sitePages } from './site-map.ts';

const links = siteLinksOf(new SiteMap(sitePages(defaultClub)));
const same = { club: wholeClub(defaultClub), links };

/** The lines that the site logs when its API answers so. */
async function warnings(answer: () => Promise<Response>): Promise<unknown[][]> {
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const warn = vi.fn();
  await compareSettings({ club: defaultClub, apiUrl: 'http://api.test' }, { warn });
  return warn.mock.calls;
}
const withSettings = (theirs: object) => async () => Response.json({ forms: [], ...theirs });

it('warns of nothing when the API has the settings of the site', async () => {
  expect(await warnings(withSettings(same))).toEqual([]);
});

it('warns of club settings that the API has otherwise', async () => {
  const club = wholeClub({ ...defaultClub, giftCard: { amounts: [20] } });
  expect(await warnings(withSettings({ ...same, club }))).toEqual([
    [{ settings: ['giftCard.amounts'] }, 'The API has other club settings than the site'],
  ]);
});

it('warns of pages that the API has at another address', async () => {
  const former = { ...links, gift: { ...links.gift, en: '/en/present/:token' } };
  expect(await warnings(withSettings({ ...same, links: former }))).toEqual([
    [{ pages: ['gift'] }, expect.stringContaining('SITE_LINKS')],
  ]);
});

it('warns of nothing when the API does not answer', async () => {
  expect(await warnings(() => Promise.reject(new TypeError('fetch failed')))).toEqual([]);
});
