import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteLinks } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { expect, it, onTestFinished } from 'vitest';
import { compareLinks } from './compare-links.ts';
import { siteLinksOf } from './site-links.ts';
import { SiteMap, sitePages } from './site-map.ts';

/** The address of an API that was given these pages. */
async function apiOf(links: SiteLinks): Promise<string> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ forms: [], links })),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('warns of pages that the API has at another address, and of nothing when it has the site’s', async () => {
  const warnings: unknown[][] = [];
  const log = { warn: (...warning: unknown[]) => void warnings.push(warning) };
  const links = siteLinksOf(new SiteMap(sitePages(defaultClub)));
  await compareLinks({ club: defaultClub, apiUrl: await apiOf(links) }, log);
  expect(warnings).toEqual([]);
  const former = { ...links, gift: { ...links.gift, en: '/en/present/:token' } };
  await compareLinks({ club: defaultClub, apiUrl: await apiOf(former) }, log);
  expect(warnings).toEqual([[{ pages: ['gift'] }, expect.stringContaining('SITE_LINKS')]]);
});
