import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDocument } from './content-document.ts';
import type { Content, ContentSource } from './content-source.ts';
import { readContent } from './read-content.ts';

export interface FileSourceOptions {
  /** Read the files again after each change. Default: they are read once. */
  readonly watch?: boolean;
  readonly documents?: readonly ContentDocument[] | undefined;
}

/** Content from a folder of files. */
export function fileSource(
  folder: string,
  { watch = false, documents }: FileSourceOptions = {},
): ContentSource {
  let last: { state: string; content: Content } | undefined;
  return {
    current() {
      if (last && !watch) return last.content;
      try {
        const names = contentFiles(folder);
        const state = names.map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`).join('\n');
        if (last?.state === state) return last.content;
        const files = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
        last = { state, content: readContent(files, documents) };
      } catch (error) {
        // A file was removed meanwhile, or the folder does not exist.
        const problem = { file: folder, path: '', reason: `can't be read: ${String(error)}` };
        last ??= { state: '', content: { ...readContent([]), problems: [problem] } };
      }
      return last.content;
    },
  };
}

/** The names of the files of content in a folder. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(md|yml)$/.test(name))
    .toSorted();
}
