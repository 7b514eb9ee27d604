import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ClubConfig,
  defaultClub,
  formDefinitions,
  parseClubConfig,
  type SiteForm,
} from '@jalon/forms/schemas';

/** How one instance of the site is set; its environment variables are listed in the README. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where the API stands, without a trailing slash. */
  readonly apiUrl: string;
  /** The origin of canonical links; the request's own without it. */
  readonly siteUrl: string | undefined;
  readonly trustedProxies: string[];
  readonly logLevel: LogLevel;
  readonly club: ClubConfig;
  /** The forms, with the club's settings. */
  readonly forms: readonly SiteForm[];
}

const defaultClubFile = fileURLToPath(new URL('../../../club.config.json', import.meta.url));
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the environment; `problems` has one line for each mistake. */
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
    trustedProxies: (env.TRUSTED_PROXIES || 'loopback').split(',').map((proxy) => proxy.trim()),
    logLevel: readLogLevel(env.LOG_LEVEL || 'info', problems),
    club,
    forms: formDefinitions(club),
  };
  return problems.length > 0 ? { problems } : { settings };
}

function readLogLevel(value: string, problems: string[]): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (!level) problems.push(`LOG_LEVEL is one of ${logLevels.join(', ')}, not "${value}".`);
  return level ?? 'info';
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number, problems: string[]): number {
  const port = Number(env[name] || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`${name} is a port number between 0 and 65535, not "${env[name]}".`);
  }
  return port;
}

function readOrigin(env: NodeJS.ProcessEnv, name: string, problems: string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    problems.push(`${name} is an origin such as https://www.example.org, not "${value}".`);
  }
  return url?.origin;
}

/** Without a name of its own the file may be missing: the demonstration club needs none. */
function readClub(name: string | undefined, problems: string[]): ClubConfig {
  const file = name || defaultClubFile;
  try {
    const { club, problems: mistakes } = parseClubConfig(JSON.parse(readFileSync(file, 'utf8')));
    if (club) return club;
    problems.push(...mistakes.map((mistake) => `CLUB_CONFIG (${file}): ${mistake}`));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (name || !missing) problems.push(`CLUB_CONFIG (${file}): ${missing ? 'no such file' : 'not JSON'}`);
  }
  return defaultClub;
}
