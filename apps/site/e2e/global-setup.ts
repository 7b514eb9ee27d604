import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Server, startServer } from './support/servers.ts';

/** The addresses that the tests read from `process.env`. */
export interface Addresses {
  /** The site as published. Its API has no effective rate limits. */
  E2E_SITE: string;
  /** The site of the demonstration club, with the settings of `club.config.json`, before the same database. */
  E2E_CLUB_SITE: string;
  /** The API of `E2E_SITE`. */
  E2E_API: string;
  /**
   * The site of a club with wide vehicle names and its own privacy address. Its API accepts three submissions
   * from one address, and its membership system is unavailable.
   */
  E2E_WIDE_SITE: string;
  /** A site whose API is unavailable. */
  E2E_LONELY_SITE: string;
  E2E_DATA_DIR: string;
}

/** Starts the database, the APIs and the sites; returns the function that stops them all. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-e2e-'));
  const started: Server[] = [];
  async function stopAll() {
    // Sites first; the last API stops the database.
    for (const server of started.toReversed()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async function start(kind: 'api' | 'site', port: number, settings: Record<string, string>) {
    const server = await startServer(kind, port, settings);
    started.push(server);
    return server.url;
  }

  try {
    const [api, site, clubApi, clubSite, wideApi, wideSite, nobody, lonelySite] = await Promise.all(
      Array.from({ length: 8 }, freePort),
    );
    if (!api || !site || !clubApi || !clubSite || !wideApi || !wideSite || !nobody || !lonelySite)
      throw new Error('No free ports');
    const club = join(folder, 'club.config.json');
    await writeFile(
      club,
      JSON.stringify({
        batteryTest: { vehicleNames: 'wide' },
        privacyPolicyPaths: { fr: '/fr/vie-privee', en: '/en/privacy' },
      }),
    );
    // A club without settings: the defaults are those of the specification.
    const specification = join(folder, 'specification.json');
    await writeFile(specification, '{}');
    const data = { DATA_DIR: folder };
    // The APIs share a database: the first one alone delivers, with its own directory of members.
    const notDelivering = { ...data, WORKER: 'off' };

    const apiUrl = await start('api', api, {
      ...data,
      CLUB_CONFIG: specification,
      RATE_LIMIT_POINTS: '100000',
      LOGIN_RATE_LIMIT_POINTS: '100000',
      PASSWORD_LINK_RATE_LIMIT_POINTS: '100000',
      SITE_URL: `http://127.0.0.1:${site}`,
      FORM_PROTECTION: 'off',
    });
    const clubApiUrl = await start('api', clubApi, {
      ...notDelivering,
      RATE_LIMIT_POINTS: '100000',
      LOGIN_RATE_LIMIT_POINTS: '100000',
      FORM_PROTECTION: 'off',
    });
    const wideApiUrl = await start('api', wideApi, {
      ...notDelivering,
      CLUB_CONFIG: club,
      RATE_LIMIT_POINTS: '3',
      LOGIN_RATE_LIMIT_POINTS: '100000',
      FORM_PROTECTION: 'off',
      MEMBER_DIRECTORY_URL: `http://127.0.0.1:${nobody}`,
      MEMBER_DIRECTORY_KEY: 'key-of-a-system-that-is-away',
    });
    const addresses: Addresses = {
      E2E_API: apiUrl,
      E2E_SITE: await start('site', site, { API_URL: apiUrl, CLUB_CONFIG: specification }),
      E2E_CLUB_SITE: await start('site', clubSite, { API_URL: clubApiUrl }),
      E2E_WIDE_SITE: await start('site', wideSite, { API_URL: wideApiUrl, CLUB_CONFIG: club }),
      E2E_LONELY_SITE: await start('site', lonelySite, {
        API_URL: `http://127.0.0.1:${nobody}`,
        CLUB_CONFIG: specification,
      }),
      E2E_DATA_DIR: folder,
    };
    Object.assign(process.env, addresses);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
