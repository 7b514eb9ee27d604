import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/database/embedded/embedded.ts';
import { createTemplate } from './template.ts';

/** Starts one PostgreSQL for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jalon-api-tests-'));
  const server = await startEmbedded({ dataDir, durable: false });
  await createTemplate(server.connection);
  project.provide('server', server.connection('postgres'));
  return async () => {
    // Workers keep connections until they end.
    for (let look = 0; look < 50 && (await server.leave()) === 'in use'; look += 1) await delay(100);
    await rm(dataDir, { recursive: true });
  };
}
