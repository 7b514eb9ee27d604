import {
  type Command,
  closeOnSignal,
  type Environment,
  ownTerminal,
  readEnvironment,
  type Terminal,
} from '@jalon/process';
import { readStoreSettings } from '../database/store.settings.ts';
import { openStore, type Store } from '../database/store.ts';

interface Call<Settings> extends Store, Terminal {
  readonly words: readonly string[];
  readonly settings: Settings;
  print(line: string): Promise<void>;
}

/** An operator's command on the API's database. `readSettings` reads its other settings. */
export function commandOnStore<Settings>(
  readSettings: (environment: Environment, words: readonly string[]) => Settings,
  run: (call: Call<Settings>) => Promise<void>,
): Command {
  return async (words, terminal) => {
    const environment = readEnvironment(terminal.environment);
    const storeSettings = readStoreSettings(environment);
    const settings = readSettings(environment, words);
    if (environment.problems.length > 0) throw new Error(environment.problems.join('\n'));
    const opened = openStore({ ...storeSettings, log: () => {} });
    // Ctrl-C must not leave PostgreSQL running.
    if (terminal === ownTerminal) {
      closeOnSignal(async () => {
        await (await opened).close();
        throw new Error('Interrupted');
      });
    }
    const store = await opened;
    try {
      const print = (line: string) => terminal.write(`${line}\n`);
      await run({ ...terminal, ...store, words, settings, print });
    } finally {
      await store.close();
    }
  };
}
