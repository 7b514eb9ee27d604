#!/usr/bin/env -S node --conditions=@jalon/source
// `npx jalon <command>`: the commands of operators. Without one, lists them.
import './start-faster.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands, overview } from './commands.ts';

const [name = '--help', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const file = resolve(import.meta.dirname, '../..', command.file);
  // As if the command had been started without this program.
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
} else if (name === '--help' || name === 'help') {
  console.log(overview());
} else {
  console.error(`There is no command ${name}.\n\n${overview()}`);
  process.exitCode = 2;
}
