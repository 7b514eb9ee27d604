import { closeOnSignal, type Environment, readEnvironment } from '@jalon/process';
import { readStoreSettings } from '../database/store.settings.ts';
import { openStore, type Store } from '../database/store.ts';

/**
 * Runs an operator's command on the API's database, then ends the process; with `--help`, prints its usage instead.
 * When the command throws, the exit code is 1 and the message goes to standard error. `readSettings` reads the
 * command's other settings.
 */
export async function runCommand<Settings>(
  usage: string,
  readSettings: (environment: Environment) => Settings,
  run: (settings: Settings, store: Store) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    const environment = readEnvironment(process.env);
    const storeSettings = readStoreSettings(environment);
    const settings = readSettings(environment);
    if (environment.problems.length > 0) throw new Error(environment.problems.join('\n'));
    const opened = openStore({ ...storeSettings, log: () => {} });
    // Ctrl-C must not leave PostgreSQL running.
    closeOnSignal(async () => {
      await (await opened).close();
      throw new Error('Interrupted');
    });
    const store = await opened;
    try {
      await run(settings, store);
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
