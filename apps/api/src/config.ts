import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { ClubConfig } from '@jalon/forms/schemas';
import { type AddressSettings, readAddressSettings } from './features/addresses/address.settings.ts';
import { type LoginSettings, readLoginSettings } from './features/auth/login.settings.ts';
import { type DeliverySettings, readDeliverySettings } from './features/forms/delivery/delivery.settings.ts';
import { type FormSettings, readFormSettings } from './features/forms/forms.settings.ts';
import { handledForms } from './features/forms/handled-forms.ts';
import { type MemberSettings, readMemberSettings } from './features/members/members.settings.ts';
import { readSearchSettings, type SearchSettings } from './features/search/search.settings.ts';
import { readClub } from './platform/config/club.ts';
import { type Environment, readEnvironment, type Variables } from './platform/config/environment.ts';
import { type Keys, readKeys } from './platform/config/keys.ts';
import {
  type ObservabilitySettings,
  readObservabilitySettings,
} from './platform/observability/observability.settings.ts';
import { readAllowedOrigins } from './platform/server/cross-origin.ts';

/** The folder that holds the workspace: relative paths of the configuration start there. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How one process of the API is set; each slice reads its own part. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The PostgreSQL to use; without it the API starts its own under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Undefined with a database of our own that keeps them. */
  readonly keys?: Keys | undefined;
  readonly club: ClubConfig;
  /** Whose `X-Forwarded-For` is believed: names of ranges, addresses, subnets. Empty: nobody's. */
  readonly trustedProxies: readonly string[];
  /** Origins other than the API's own whose pages may call it. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Seconds between the signal to end and the end of listening, for a balancer to look elsewhere. */
  readonly shutdownDelay: number;
  readonly observability: ObservabilitySettings;
  readonly forms: FormSettings;
  readonly delivery: DeliverySettings;
  readonly addresses: AddressSettings;
  readonly login: LoginSettings;
  readonly members: MemberSettings;
  readonly search: SearchSettings;
}

/** Reads the configuration from the environment; `problems` has one line for each mistake. */
export function readConfig(
  variables: Variables,
): { config: Config; problems?: undefined } | { config?: undefined; problems: readonly string[] } {
  const environment = readEnvironment(variables);

  const clubPath = environment.text('CLUB_CONFIG');
  const { club, problems = [] } = readClub(
    clubPath ? resolve(workspaceRoot, clubPath) : join(workspaceRoot, 'club.config.json'),
    clubPath !== undefined,
  );
  for (const problem of problems) environment.problem(problem);

  const host = environment.text('API_HOST') ?? '127.0.0.1';
  const port = environment.integer('API_PORT', 3001, 0, 65_535);
  const databaseUrl = readDatabaseUrl(environment);
  const config = {
    host,
    port,
    databaseUrl,
    dataDir: resolve(workspaceRoot, environment.text('DATA_DIR') ?? '.data'),
    keys: readKeys(environment, { required: databaseUrl !== undefined }),
    trustedProxies: readTrustedProxies(environment),
    allowedOrigins: readAllowedOrigins(environment),
    logLevel: environment.oneOf('LOG_LEVEL', logLevels, 'info'),
    shutdownDelay: environment.integer('SHUTDOWN_DELAY_SECONDS', 0, 0, 60),
    observability: readObservabilitySettings(environment),
    forms: readFormSettings(environment),
    delivery: readDeliverySettings(environment, { forms: club && handledForms(club), root: workspaceRoot }),
    addresses: readAddressSettings(environment),
    login: readLoginSettings(environment),
    members: readMemberSettings(environment, { ownDatabase: databaseUrl === undefined }),
    search: readSearchSettings(environment),
  };
  if (environment.problems.length > 0 || !club) return { problems: environment.problems };
  return { config: { ...config, club } };
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = environment.text('DATABASE_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // The value may hold a password: it is never repeated.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    environment.problem('DATABASE_URL must read postgres://user:password@host:port/database.');
  } else if (url.pathname.length < 2) {
    environment.problem(
      'DATABASE_URL must name a database, as in postgres://user:password@host:port/database.',
    );
  }
  return value;
}

function readTrustedProxies(environment: Environment): string[] {
  const value = environment.text('TRUSTED_PROXIES') ?? 'loopback';
  if (value === 'none') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies.filter((proxy) => !isProxyRange(proxy))) {
    environment.problem(
      `TRUSTED_PROXIES takes none, or a list of loopback, linklocal, uniquelocal, addresses and subnets, not "${proxy}".`,
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
