import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '../../platform/commands/run-command.ts';
import { operate } from './submission-actions.ts';

// Lists, shows, exports, deletes, sends again, answers and encrypts submissions: see the README.

await runCommand((config, store) => {
  const write = (text: string) => new Promise<void>((written) => stdout.write(text, () => written()));
  const confirm = stdin.isTTY ? ask : undefined;
  return operate(process.argv.slice(2), { config, store, terminal: { write, confirm } });
});

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const said = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return said.trim() === 'yes';
}
