import { resolve } from 'node:path';
import { type Environment, workspaceRoot } from '@jalon/process';
import { type Keys, readKeys } from '../config/keys.ts';

export interface StoreSettings {
  /** The PostgreSQL to use; without it the API starts its own in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The same database with the account that owns its tables, for migrations only. */
  readonly ownerUrl?: string | undefined;
  /** The same database past a pooler in transaction mode, for what needs a session. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  /** Default: keys that are generated once and kept in `dataDir`. */
  readonly keys?: Keys | undefined;
}

export function readStoreSettings(environment: Environment): StoreSettings {
  const databaseUrl = readDatabaseUrl(environment, 'DATABASE_URL');
  const ownerUrl = readDatabaseUrl(environment, 'DATABASE_OWNER_URL');
  const directUrl = readDatabaseUrl(environment, 'DATABASE_DIRECT_URL');
  for (const [name, url] of Object.entries({
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_DIRECT_URL: directUrl,
  })) {
    if (url !== undefined && databaseUrl === undefined) environment.problem(`${name} needs DATABASE_URL.`);
  }
  return {
    databaseUrl,
    ownerUrl,
    directUrl,
    dataDir: resolve(workspaceRoot, environment.text('DATA_DIR') ?? '.data'),
    keys: readKeys(environment, { required: databaseUrl !== undefined }),
  };
}

function readDatabaseUrl(environment: Environment, name: string): string | undefined {
  const value = environment.text(name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // Messages never repeat the value: it may hold a password.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    environment.problem(`${name} must read postgres://user:password@host:port/database.`);
  } else if (url.pathname.length < 2) {
    environment.problem(`${name} must name a database, as in postgres://user:password@host:port/database.`);
  }
  return value;
}
