import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { ClubConfig } from '@jalon/forms/schemas';
import { readClub } from './club.ts';

/** The folder that holds the workspace: relative paths of the configuration start there. */
export const workspaceRoot = resolve(import.meta.dirname, '../../../..');

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The PostgreSQL to use; without it the API starts its own under `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  readonly club: ClubConfig;
  readonly rateLimit: RateLimit;
  /** Whose `X-Forwarded-For` is believed: names of ranges, addresses, subnets. Empty: nobody's. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
}

/** How many submissions one visitor may send in a time. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from the environment; `problems` has one line for each mistake. */
export function readConfig(
  environment: Environment,
): { config: Config; problems?: undefined } | { config?: undefined; problems: string[] } {
  const problems: string[] = [];
  // An empty variable is what a `.env` file or a container leaves for "not set".
  const text = (name: string) => environment[name]?.trim() || undefined;

  function integer(name: string, standard: number, min: number, max: number): number {
    const value = text(name);
    if (value === undefined) return standard;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return standard;
  }

  function databaseUrl(): string | undefined {
    const value = text('DATABASE_URL');
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    // The value may hold a password: it is never repeated.
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
      problems.push('DATABASE_URL must read postgres://user:password@host:port/database.');
    } else if (url.pathname.length < 2) {
      problems.push('DATABASE_URL must name a database, as in postgres://user:password@host:port/database.');
    }
    return value;
  }

  function trustedProxies(): string[] {
    const value = text('TRUSTED_PROXIES') ?? 'loopback';
    if (value === 'none') return [];
    const proxies = value.split(',').map((proxy) => proxy.trim());
    for (const proxy of proxies.filter((proxy) => !isProxyRange(proxy))) {
      problems.push(
        `TRUSTED_PROXIES takes none, or a list of loopback, linklocal, uniquelocal, addresses and subnets, not "${proxy}".`,
      );
    }
    return proxies;
  }

  function logLevel(): LogLevel {
    const value = text('LOG_LEVEL') ?? 'info';
    const level = logLevels.find((known) => known === value);
    if (!level) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
    return level ?? 'info';
  }

  const clubPath = text('CLUB_CONFIG');
  const club = readClub(
    clubPath ? resolve(workspaceRoot, clubPath) : join(workspaceRoot, 'club.config.json'),
    clubPath !== undefined,
  );
  if (club.problems) problems.push(...club.problems);

  const config = {
    host: text('API_HOST') ?? '127.0.0.1',
    port: integer('API_PORT', 3001, 0, 65_535),
    databaseUrl: databaseUrl(),
    dataDir: resolve(workspaceRoot, text('DATA_DIR') ?? '.data'),
    rateLimit: {
      points: integer('RATE_LIMIT_POINTS', 30, 1, 1_000_000),
      seconds: integer('RATE_LIMIT_SECONDS', 600, 1, 86_400),
    },
    trustedProxies: trustedProxies(),
    logLevel: logLevel(),
  };
  if (problems.length > 0 || !club.club) return { problems };
  return { config: { ...config, club: club.club } };
}

function isProxyRange(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', prefix, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
