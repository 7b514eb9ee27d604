import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type ClubConfig,
  defaultClub,
  formDefinitions,
  parseClubConfig,
  type SiteForm,
} from '@jalon/forms/schemas';
import { addressProblems } from '../app/site-map.ts';

/** The settings of one process of the site. The README lists the environment variables. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The address of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** The origin of canonical links. Default: the request's own. */
  readonly siteUrl: string | undefined;
  /** Fastify's `trustProxy`: addresses, subnets or their names; none are trusted when empty. */
  readonly trustedProxies: string[];
  readonly logLevel: LogLevel;
  readonly club: ClubConfig;
  /** The folder of the pages' texts. */
  readonly contentFolder: string;
  /** The forms with the club's settings. */
  readonly forms: readonly SiteForm[];
}

const defaultClubFile = fileURLToPath(new URL('../../../club.config.json', import.meta.url));
const defaultContentFolder = fileURLToPath(new URL('../content/', import.meta.url));
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the environment; `problems` has one line for each error. */
export function readSettings(
  env: NodeJS.ProcessEnv,
): { settings: Settings; problems?: undefined } | { settings?: undefined; problems: string[] } {
  const problems: string[] = [];
  const apiPort = readPort(env, 'API_PORT', 3001, problems);
  const club = readClub(env.CLUB_CONFIG, problems);
  const settings: Settings = {
    host: env.HOST || 'localhost',
    port: readPort(env, 'PORT', 3000, problems),
    apiUrl: readOrigin(env, 'API_URL', problems) ?? `http://127.0.0.1:${apiPort}`,
    siteUrl: readOrigin(env, 'SITE_URL', problems),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES || 'loopback', problems),
    logLevel: readLogLevel(env.LOG_LEVEL || 'info', problems),
    club,
    contentFolder: env.CONTENT_DIR || defaultContentFolder,
    forms: formDefinitions(club),
  };
  return problems.length > 0 ? { problems } : { settings };
}

function readLogLevel(value: string, problems: string[]): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (!level) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return level ?? 'info';
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number, problems: string[]): number {
  const port = Number(env[name] || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`${name} must be a port number between 0 and 65535, not "${env[name]}".`);
  }
  return port;
}

function readOrigin(env: NodeJS.ProcessEnv, name: string, problems: string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    problems.push(`${name} must be an origin such as https://www.example.org, not "${value}".`);
  }
  return url?.origin;
}

/** The same values as the API's: `none`, or a list of addresses, subnets and their names. */
function readTrustedProxies(value: string, problems: string[]): string[] {
  if (value === 'none') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies.filter((proxy) => !isProxyRange(proxy))) {
    problems.push(
      `TRUSTED_PROXIES must be none or a list of loopback, linklocal, uniquelocal, addresses and subnets, not "${proxy}".`,
    );
  }
  return proxies;
}

function isProxyRange(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', prefix, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** The default file may be missing: the demonstration club needs no settings. */
function readClub(name: string | undefined, problems: string[]): ClubConfig {
  const file = name || defaultClubFile;
  try {
    const result = parseClubConfig(JSON.parse(readFileSync(file, 'utf8')));
    const found = result.club ? addressProblems(result.club) : result.problems;
    problems.push(...found.map((problem) => `CLUB_CONFIG (${file}): ${problem}`));
    if (result.club) return result.club;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (name || !missing) problems.push(`CLUB_CONFIG (${file}): ${missing ? 'no such file' : 'not JSON'}`);
  }
  return defaultClub;
}
