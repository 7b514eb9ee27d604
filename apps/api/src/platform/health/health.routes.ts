import { setTimeout as delay } from 'node:timers/promises';
import {
  health,
  healthAnswer,
  healthLive,
  healthLiveAnswer,
  healthReady,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { contractRoute } from '../server/contract-route.ts';
import { ApiError } from '../server/errors.ts';

/** Milliseconds after which a database without an answer counts as frozen. */
const timeout = 2_000;

/**
 * Resolves when the database can store data. A database that answers may still be read-only or out of space, so the
 * check writes to its log and to a temporary file. Concurrent calls share one check.
 * @throws an error of an unavailable database.
 */
function databaseCheck(database: Database): () => Promise<void> {
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

export interface HealthOptions {
  readonly database: Database;
  /** Aborted when the process receives a stop signal. */
  readonly shutdownSignal: AbortSignal;
}

/** Adds the routes for liveness and readiness. */
export function healthRoutes(app: FastifyInstance, { database, shutdownSignal }: HealthOptions): void {
  const checkDatabase = databaseCheck(database);
  contractRoute(app, healthLive, {
    summary: 'Whether the process answers',
    tags: ['health'],
    answer: healthLiveAnswer,
    errors: [],
    handler: async () => ({ status: 'ok' as const }),
  });

  for (const call of [health, healthReady]) {
    contractRoute(app, call, {
      summary: 'Whether the API answers, its database can store, and the process is not stopping',
      tags: ['health'],
      answer: healthAnswer,
      errors: ['unavailable'],
      handler: async () => {
        if (shutdownSignal.aborted) {
          throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
        }
        await checkDatabase();
        return { status: 'ok' as const, database: 'ok' as const };
      },
    });
  }
}
