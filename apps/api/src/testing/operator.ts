import { Readable } from 'node:stream';
import type { Command } from '@jalon/process';
import { testKeys } from './test-keys.ts';

/**
 * Runs a command of operators in this process, as `npx jalon` does in its own; returns what it prints. Nobody can
 * answer its questions.
 */
export function operator(command: Command, environment: Readonly<Record<string, string>>) {
  return async (...words: string[]): Promise<string> => {
    let output = '';
    await command(words, {
      environment: { ...testKeys, ...environment },
      input: Readable.from([environment.INPUT ?? '']),
      write: async (text) => {
        output += text;
      },
    });
    return output;
  };
}
