import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { defaultClub } from '@jalon/club';
import { type Environment, readClub } from '@jalon/process';
import { runCommand } from '../../../platform/commands/run-command.ts';
import { readFormSettings } from '../forms.settings.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { operate, usage } from './submission-actions.ts';

// Lists, shows, exports, deletes, resends, answers and encrypts submissions: see docs/submissions.md.

await runCommand(usage, readSettings, (settings, store) => {
  const write = (text: string) => new Promise<void>((written) => stdout.write(text, () => written()));
  const confirm = stdin.isTTY ? ask : undefined;
  return operate(process.argv.slice(2), { ...settings, store, terminal: { write, confirm } });
});

function readSettings(environment: Environment) {
  const { keepDays } = readFormSettings(environment);
  return { keepDays, forms: handledForms(readClub(environment) ?? defaultClub) };
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}
