import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import demonstration from '../../../club.config.json' with { type: 'json' };
import { freePort, type Server, startServer } from './support/servers.ts';

const jalon = fileURLToPath(new URL('../../../tools/jalon/jalon.ts', import.meta.url));

/** The environment variables with the addresses for the tests. */
export interface Addresses {
  /** The site with default settings. Its API has no effective rate limits. */
  E2E_SITE: string;
  /** The site of the demonstration club, with the settings of `club.config.json` and the same database. */
  E2E_CLUB_SITE: string;
  /** The API of `E2E_SITE`. */
  E2E_API: string;
  /** A site whose API is unavailable; its content has one page more, with videos. */
  E2E_LONELY_SITE: string;
  E2E_DATA_DIR: string;
  /** The API of `E2E_CLUB_SITE`. */
  E2E_CLUB_API: string;
  /** The sandbox payment gateway of `E2E_CLUB_SITE`. */
  E2E_GATEWAY: string;
}

/** A page with videos of YouTube, which the content of the repository has none of. */
const videoPage = (locale: string) => `---
path: /${locale}/video
title: "Video"
description: "A page with a video of YouTube in a gallery, and another one in its text."
blocks:
  - modelId: gallery
    items: [{ youtubeId: M7lc1UVf-VE, title: "Un" }, { image: { src: "picture:garage" } }]
---
<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="Deux"></iframe>
`;

/** Starts the database, the APIs and the sites; returns the function that stops them all. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-e2e-'));
  const freeUrl = async () => `http://127.0.0.1:${await freePort()}`;
  const [api, clubApi, unusedPort, site, clubSite, siteWithoutApi, gateway] = await Promise.all([
    freeUrl(),
    freeUrl(),
    freeUrl(),
    freeUrl(),
    freeUrl(),
    freeUrl(),
    freeUrl(),
  ]);

  const { merchant } = demonstration.checkout;
  const seller = { checkout: { merchant } };
  // A club that sets only its seller has all other defaults.
  const specification = join(folder, 'specification.json');
  await writeFile(specification, JSON.stringify(seller));

  const siteLinks = join(folder, 'site-links.json');
  await promisify(execFile)(process.execPath, ['--conditions=@jalon/source', jalon, 'links', siteLinks]);

  const content = join(folder, 'content');
  await cp(fileURLToPath(new URL('../content', import.meta.url)), content, { recursive: true });
  for (const locale of ['fr', 'en']) await writeFile(join(content, `video.${locale}.md`), videoPage(locale));

  const apis: Server[] = [];
  const sites: Server[] = [];
  async function stopAll() {
    await Promise.all(sites.map((server) => server.stop()));
    // The last API stops the database.
    for (const server of apis.toReversed()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const startApi = async (url: string, settings: Record<string, string>) =>
    apis.push(
      await startServer('api', Number(new URL(url).port), {
        DATA_DIR: folder,
        SITE_LINKS: siteLinks,
        RATE_LIMITS: 'all=100000/600',
        SANDBOX_GATEWAY_URL: gateway,
        FORM_PROTECTION: 'off',
        ...settings,
      }),
    );
  const startSite = async (url: string, settings: Record<string, string>) =>
    sites.push(await startServer('site', Number(new URL(url).port), settings));

  // The other APIs use the database of the first, which is the only one that delivers; each has its own member directory.
  const database = startApi(api, { CLUB_CONFIG: specification, SITE_URL: site });
  const outcomes = await Promise.allSettled([
    database,
    database.then(() => startApi(clubApi, { WORKER: 'off', SITE_URL: clubSite })),
    // After the first API, which has created the database’s folder.
    database.then(async () =>
      apis.push(
        await startServer('gateway', Number(new URL(gateway).port), {
          DATA_DIR: folder,
          SANDBOX_GATEWAY_URL: gateway,
          SITE_URL: clubSite,
          API_URL: clubApi,
        }),
      ),
    ),
    startSite(site, { API_URL: api, CLUB_CONFIG: specification }),
    startSite(clubSite, { API_URL: clubApi }),
    startSite(siteWithoutApi, { API_URL: unusedPort, CLUB_CONFIG: specification, CONTENT_DIR: content }),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  const addresses: Addresses = {
    E2E_API: api,
    E2E_SITE: site,
    E2E_CLUB_SITE: clubSite,
    E2E_LONELY_SITE: siteWithoutApi,
    E2E_DATA_DIR: folder,
    E2E_CLUB_API: clubApi,
    E2E_GATEWAY: gateway,
  };
  Object.assign(process.env, addresses);
  return stopAll;
}
