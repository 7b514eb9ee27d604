import { type Config, readConfig } from '../../config.ts';
import { openStore, type Store } from '../database/store.ts';

/**
 * Runs a command of an operator on the configuration and database that the API has, and ends the process:
 * exit code 1 with one line on standard error when it throws.
 */
export async function runCommand(work: (config: Config, store: Store) => Promise<void>): Promise<void> {
  try {
    const { config, problems } = readConfig(process.env);
    if (problems) throw new Error(problems.join('\n'));
    const store = await openStore({ ...config, log: () => {} });
    try {
      await work(config, store);
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
