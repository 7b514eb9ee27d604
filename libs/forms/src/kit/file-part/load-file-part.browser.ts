import type { FilePart } from './load-file-part.ts';

let loading: Promise<FilePart> | undefined;

/** Loads the field of files and its rule, once. */
export function loadFilePart(): Promise<FilePart> {
  loading ??= import('./file-part.ts');
  return loading;
}
