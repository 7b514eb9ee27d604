import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Connects to the embedded PostgreSQL of an API. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const home = join(dataDir, 'postgres');
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const postmaster = (await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(postmaster[3]),
    user: 'jalon',
    password,
    database: 'jalon',
  });
  await client.connect();
  return client;
}
