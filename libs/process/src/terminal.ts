import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import type { Variables } from './environment.ts';

/** What an operator's command reads and writes. */
export interface Terminal {
  readonly environment: Variables;
  readonly input: Readable;
  write(text: string): Promise<void>;
  /** Undefined when nobody can answer. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** A command: it writes its result, or throws an error whose message the operator reads. */
export type Command = (words: readonly string[], terminal: Terminal) => Promise<void>;

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}

/** That of this process. */
export const ownTerminal: Terminal = {
  environment: process.env,
  get input() {
    return process.stdin;
  },
  write: (text) => new Promise((written) => process.stdout.write(text, () => written())),
  get confirm() {
    return process.stdin.isTTY ? confirm : undefined;
  },
};
