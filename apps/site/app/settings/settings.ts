import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClubConfig, defaultClub, sellerProblems } from '@jalon/club';
import type { EditorSettings } from '@jalon/content/server';
import {
  type LogLevel,
  readClub,
  readEnvironment,
  readLogLevel,
  readTrustedProxies,
  type Variables,
  workspaceRoot,
} from '@jalon/process';
import { addressProblems } from '../site-map.ts';
import { type CmsSettings, readCms } from './cms-settings.ts';
import { type ConsentSettings, readConsentSettings } from './consent-settings.ts';
import { readEditor } from './editor-settings.ts';

/** The settings of one process of the site. The README lists the environment variables. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The address of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** The origin of canonical links. Default: the request's own. */
  readonly siteUrl: string | undefined;
  /** Whether HSTS applies to every subdomain of the site's host too. */
  readonly hstsSubdomains: boolean;
  /** Fastify's `trustProxy`: addresses, subnets or their names; none are trusted when empty. */
  readonly trustedProxies: string[];
  /** Maximum number of pages that are rendered at the same time; further requests are answered with 503. */
  readonly concurrentPages: number;
  readonly logLevel: LogLevel;
  readonly club: ClubConfig;
  readonly consent: ConsentSettings;
  /** The folder of the content. */
  readonly contentFolder: string;
  /** The content system; without one, the content comes from the folder. */
  readonly cms: CmsSettings | undefined;
  /** The content editor’s page; undefined if there is none, except under `npm run dev`. */
  readonly editor: EditorSettings | undefined;
  /** The folder that caches the sizes and formats of pictures. */
  readonly pictureCache: string;
}

const clubProblems = (club: ClubConfig) => [...addressProblems(club), ...sellerProblems(club)];

export const defaultContentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** Reads the environment; `problems` has one line for each error. */
export function readSettings(
  variables: Variables,
): { settings: Settings; problems?: undefined } | { settings?: undefined; problems: readonly string[] } {
  const environment = readEnvironment(variables);
  const apiPort = environment.integer('API_PORT', 3001, 0, 65_535);
  const club = readClub(environment, clubProblems) ?? defaultClub;
  const settings: Settings = {
    host: environment.text('HOST') ?? 'localhost',
    port: environment.integer('PORT', 3000, 0, 65_535),
    apiUrl: environment.origin('API_URL') ?? `http://127.0.0.1:${apiPort}`,
    siteUrl: environment.origin('SITE_URL'),
    hstsSubdomains: environment.oneOf('HSTS_SUBDOMAINS', ['on', 'off'], 'off') === 'on',
    trustedProxies: readTrustedProxies(environment),
    concurrentPages: environment.integer('CONCURRENT_PAGES', 200, 1, 10_000),
    logLevel: readLogLevel(environment),
    club,
    consent: readConsentSettings(environment),
    contentFolder: environment.text('CONTENT_DIR') ?? defaultContentFolder,
    cms: readCms(environment),
    editor: readEditor(environment),
    pictureCache: resolve(workspaceRoot, environment.text('PICTURE_CACHE') ?? '.data/pictures'),
  };
  return environment.problems.length > 0 ? { problems: environment.problems } : { settings };
}
