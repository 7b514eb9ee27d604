import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import type { ContentDocument } from './content-document.ts';
import type { Content, ContentSource } from './content-source.ts';
import { type ContentFile, readContent } from './read-content.ts';

/** The content is unavailable. The message is logged, so it must not contain a secret. */
export class ContentUnavailable extends Error {}

export interface KeptSource extends ContentSource {
  /** Reads the content again. Never throws: if it fails, the last content stays. */
  refresh(): Promise<void>;
  /** Whether the last attempt to read it succeeded. */
  readonly available: boolean;
  stop(): void;
}

export interface KeptSourceOptions {
  /** Reads all the content; throws `ContentUnavailable`. */
  readonly read: () => Promise<readonly ContentFile[]>;
  readonly documents?: readonly ContentDocument[] | undefined;
  /** The content until the first successful read, if `copy` is empty. */
  readonly first: () => Content;
  /** The file that stores the last good content over a restart. */
  readonly copy?: string | undefined;
  /** Seconds between reads; absent for a source that is only read on demand. */
  readonly interval?: number | undefined;
  readonly log: Readonly<Record<'info' | 'warn', (details: object, message: string) => void>>;
}

/** The pause after the first failure, in seconds. Each further failure doubles it, up to the interval. */
const firstPause = 5;

const savedCopy = z.array(z.object({ name: z.string(), text: z.string() }));

/** Content from a service that may be unavailable: the last good content is kept in memory and in a file. */
export function keptSource({ read, documents, first, copy, interval, log }: KeptSourceOptions): KeptSource {
  let content = (copy && savedContent(copy, documents)) || undefined;
  let failures = 0;
  let reported: string | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function readOnce(): Promise<void> {
    try {
      const files = await read();
      const next = readContent(files, documents);
      if (!next.pages.some(({ id }) => id === 'home'))
        throw new ContentUnavailable('there is no page "home"');
      const changed = next.version !== content?.version;
      if (changed) content = next;
      if (reported) log.info({}, 'The content system answers again');
      failures = 0;
      reported = undefined;
      if (changed) await save(files);
    } catch (error) {
      failures += 1;
      const reason = error instanceof ContentUnavailable ? error.message : 'an unexpected error';
      // Log each reason once, not each attempt.
      if (reason !== reported) {
        log.warn(
          { reason, ...(error instanceof ContentUnavailable ? {} : { err: error }) },
          'The content system can’t be read: the last good content is shown',
        );
      }
      reported = reason;
    }
  }

  async function save(files: readonly ContentFile[]): Promise<void> {
    if (!copy) return;
    try {
      mkdirSync(dirname(copy), { recursive: true });
      // Another process of the site may write the same file.
      const temporary = `${copy}.${process.pid}`;
      await writeFile(temporary, JSON.stringify(files), { mode: 0o600 });
      await rename(temporary, copy);
    } catch (error) {
      log.warn({ err: error }, 'The copy of the content can’t be written');
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (interval === undefined || stopped) return;
    const pause = failures > 0 ? Math.min(interval, firstPause * 2 ** (failures - 1)) : interval;
    timer = setTimeout(() => void source.refresh(), pause * 1000);
    timer.unref();
  }

  const source: KeptSource = {
    current() {
      content ??= first();
      return content;
    },
    get available() {
      return failures === 0;
    },
    async refresh() {
      // The current read may miss a change that is announced during it.
      again = reading !== undefined;
      reading ??= (async () => {
        do {
          again = false;
          await readOnce();
        } while (again && !stopped);
        reading = undefined;
        schedule();
      })();
      await reading;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
  return source;
}

/** The content of an earlier run; undefined if there is none or it is unreadable. */
function savedContent(copy: string, documents: readonly ContentDocument[] | undefined): Content | undefined {
  try {
    const { data } = z.safeParse(savedCopy, JSON.parse(readFileSync(copy, 'utf8')));
    const content = data && readContent(data, documents);
    return content?.pages.length ? content : undefined;
  } catch {
    return undefined;
  }
}
