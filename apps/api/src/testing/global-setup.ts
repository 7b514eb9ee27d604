import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/database/embedded/embedded.ts';
import { createDatabase, migrate } from '../platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection to the PostgreSQL of this run, which has a template database with empty tables. */
    server: ClientConfig;
  }
}

export const templateDatabase = 'template_jalon';

/** Starts one PostgreSQL for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jalon-api-tests-'));
  const server = await startEmbedded({ dataDir, durable: false });
  await createDatabase(server.connection('postgres'), templateDatabase);
  await migrate(server.connection(templateDatabase));
  project.provide('server', server.connection('postgres'));
  return async () => {
    await server.leave();
    await rm(dataDir, { recursive: true });
  };
}
