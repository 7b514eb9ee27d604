import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { specificationClub } from './club/specification-club.ts';
import { testLinksFile } from './site-links.ts';
import { testKeys } from './test-keys.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** An API in a separate process. */
export interface ApiProcess {
  readonly process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Waits until its output matches. @throws when it ends before. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Its exit code or signal, once it has ended. */
  readonly ended: Promise<number | string>;
}

/** Starts `main.ts` as `npm start` does. `killAll` kills it. */
export function runApi(environment: Record<string, string>): ApiProcess {
  const child = spawn(process.execPath, ['--conditions=@jalon/source', main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      API_PORT: '0',
      FORM_PROTECTION: 'off',
      ...testKeys,
      CLUB_CONFIG: specificationClub,
      SITE_LINKS: testLinksFile,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);

  return {
    process: child,
    output: () => output,
    ended,
    printed(pattern) {
      return new Promise((resolve, reject) => {
        function look(): void {
          const found = output.match(pattern);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        }
        listeners.add(look);
        look();
        ended.then((end) => reject(new Error(`ended (${end}) before it printed ${pattern}:\n${output}`)));
      });
    },
  };
}

/** The URL that the process prints when it is ready. */
export async function baseUrlOf(api: ApiProcess): Promise<string> {
  const [, address = ''] = await api.printed(/listening on (http:\S+?)"/);
  return address;
}

const started = new Set<ChildProcess>();

/** Kills the processes that are still running. */
export function killAll(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}
