import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

// The PostgreSQL that an API starts in its DATA_DIR.

function postmasterFile(dataDir: string): readonly string[] {
  return readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
}

/** The id of its main process, which changes with each start. */
export function postmaster(dataDir: string): number {
  return Number(postmasterFile(dataDir)[0]);
}

/** Its connection URL; the port changes with each start. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://jalon:${password}@127.0.0.1:${postmasterFile(dataDir)[3]}/jalon`;
}

/** Runs `work` with a connection that is closed afterwards. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl(dataDir) });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
