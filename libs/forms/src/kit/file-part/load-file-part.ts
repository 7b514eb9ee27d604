import * as filePart from './file-part.ts';

export type FilePart = typeof filePart;

/**
 * The field of files and its rule, for a form in which only some clubs ask for files, on a server. In a browser this module is
 * `load-file-part.browser.ts`: see `imports` in the package.json.
 */
export function loadFilePart(): FilePart | Promise<FilePart> {
  return filePart;
}
