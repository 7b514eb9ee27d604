import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

/** Milliseconds after which a database without an answer counts as frozen. */
const timeout = 2_000;

/**
 * Resolves when the database can store data. A database that answers may still be read-only or out of space, so the
 * check writes to its log and to a temporary file. Concurrent calls share one check.
 * @throws an error of an unavailable database.
 */
export function databaseCheck(database: Database): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function store(): Promise<void> {
    await database.transaction(async (transaction) => {
      // Rows that do not fit in this memory go to a temporary file.
      await transaction.execute(sql`SET LOCAL work_mem = '64kB'`);
      const { rows } = await transaction.execute(
        sql`SELECT pg_logical_emit_message(true, 'jalon ready', ''), count(*),
              current_setting('transaction_read_only') AS read_only
            FROM generate_series(1, 20000)`,
      );
      if (rows[0]?.read_only !== 'off') throw new DatabaseUnavailable('The database is read-only');
    });
  }

  async function check(): Promise<void> {
    const answered = new AbortController();
    const frozen = delay(timeout, undefined, { signal: answered.signal }).then(() => {
      throw new DatabaseUnavailable('The database does not answer');
    });
    try {
      await Promise.race([store(), frozen]);
    } finally {
      answered.abort();
      frozen.catch(() => {});
    }
  }

  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
