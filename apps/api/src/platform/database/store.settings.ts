import { resolve } from 'node:path';
import { type Environment, workspaceRoot } from '@jalon/process';
import { type Keys, readKeys } from '../config/keys.ts';

export interface StoreSettings {
  /** The PostgreSQL to use; without it the API starts its own in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Default: keys that are generated once and kept in `dataDir`. */
  readonly keys?: Keys | undefined;
}

export function readStoreSettings(environment: Environment): StoreSettings {
  const databaseUrl = readDatabaseUrl(environment);
  return {
    databaseUrl,
    dataDir: resolve(workspaceRoot, environment.text('DATA_DIR') ?? '.data'),
    keys: readKeys(environment, { required: databaseUrl !== undefined }),
  };
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = environment.text('DATABASE_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // Messages never repeat the value: it may hold a password.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    environment.problem('DATABASE_URL must read postgres://user:password@host:port/database.');
  } else if (url.pathname.length < 2) {
    environment.problem(
      'DATABASE_URL must name a database, as in postgres://user:password@host:port/database.',
    );
  }
  return value;
}
