#!/usr/bin/env -S node --conditions=@jalon/source
// `npx jalon <command>`: the commands of operators. Without one, lists them.
import './start-faster.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, ownTerminal } from '@jalon/process';
import { commands, overview } from './commands.ts';

const [name = '--help', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const file = resolve(import.meta.dirname, '../..', command.file);
  const { usage, run }: { usage: string; run: Command } = await import(pathToFileURL(file).href);
  try {
    if (words.includes('--help')) console.log(usage);
    else await run(words, ownTerminal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else if (name === '--help' || name === 'help') {
  console.log(overview());
} else {
  console.error(`There is no command ${name}.\n\n${overview()}`);
  process.exitCode = 2;
}
