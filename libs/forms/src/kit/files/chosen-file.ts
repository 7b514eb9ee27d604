import { cleanFileName, type NamedFile } from '../rules/file-fields.ts';

/** The event of a control whose files are being sent. */
export const fileProgressEvent = 'jalon-file-progress';

/** Whether an answer names this file. */
export function isSame({ name, size }: NamedFile, file: File): boolean {
  return file.size === size && cleanFileName(file.name) === name;
}
