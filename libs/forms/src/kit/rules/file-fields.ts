import type { FilesSetting } from '@jalon/club';
import * as z from 'zod/mini';
import type { TextSchema } from './answer.ts';
import { fieldRegistry, metaOf } from './field-meta.ts';
import { fileMessages } from './file-fields.messages.ts';
import { type FileLimits, type FileType, fileTypes, photographTypes } from './file-types.ts';
import { fileMaxSize, fileNameMaxLength, filesMaxSize } from './limits.ts';
import { shapeOf } from './schema-structure.ts';

export interface FileOptions extends Partial<FileLimits> {
  /** May be left empty. Default false. */
  readonly optional?: boolean;
}

/** Message keys of files; `files.messages.ts` has their texts. */
export type FileErrorKey =
  | 'fileRequired'
  | 'tooManyFiles'
  | 'fileTooLarge'
  | 'filesTooLarge'
  | 'fileEmpty'
  | 'fileType'
  /** The content is not what a file of its type has, or the dimensions of a picture are too large. */
  | 'fileUnreadable'
  | 'fileUnsafe'
  /** It was not sent, or its time is over: choose it again. */
  | 'fileGone'
  /** The upload broke; a further send continues it. */
  | 'fileStopped';

/** A chosen file in an answer. */
export interface NamedFile {
  /** 128 random bits in hexadecimal. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  readonly name: string;
}

/**
 * One file, or several with `max`: at most 10 MiB each and 25 MiB together, photographs or PDF, unless the options say
 * otherwise. Its answer is a text with a line for each file, `readFiles` reads it; the API checks the content of the files.
 */
export function files({
  max = 1,
  maxSize = fileMaxSize,
  maxTotal = filesMaxSize,
  types = [...photographTypes, 'application/pdf'],
  optional = false,
}: FileOptions = {}): TextSchema {
  const limits = { max, maxSize, maxTotal, types };
  const schema = z.string('fileRequired' satisfies FileErrorKey).check(
    z.check<string>((context) => {
      const error = fileError(readFiles(context.value), limits, optional);
      if (error) {
        context.issues.push({ code: 'custom', message: error, input: context.value, continue: false });
      }
    }),
  );
  return (optional ? z._default(schema, '') : schema).register(fieldRegistry, {
    files: limits,
    errorTexts: fileMessages,
    optional,
  });
}

function fileError(
  chosen: readonly NamedFile[],
  { max, maxSize, maxTotal, types }: FileLimits,
  optional: boolean,
): FileErrorKey | undefined {
  if (chosen.length === 0) return optional ? undefined : 'fileRequired';
  if (chosen.length > max) return 'tooManyFiles';
  if (chosen.some(({ size }) => size === 0)) return 'fileEmpty';
  if (chosen.some(({ size }) => size > maxSize)) return 'fileTooLarge';
  if (chosen.reduce((sum, { size }) => sum + size, 0) > maxTotal) return 'filesTooLarge';
  return chosen.every(({ name }) => hasEnding(name, types)) ? undefined : 'fileType';
}

function hasEnding(name: string, types: readonly FileType[]): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return types.some((type) => (fileTypes[type] as readonly string[]).includes(ending));
}

/** The files of an answer; lines that name none are left out. */
export function readFiles(answer: unknown): NamedFile[] {
  if (typeof answer !== 'string') return [];
  return answer.split(/\r?\n/).flatMap((line) => {
    const [, id, size, name] = line.match(/^([0-9a-f]{32}) (\d{1,15}) (.+)$/) ?? [];
    return id && name ? [{ id, size: Number(size), name }] : [];
  });
}

/** The answer with these files. */
export function writeFiles(chosen: readonly NamedFile[]): string {
  return chosen.map(({ id, size, name }) => `${id} ${size} ${cleanFileName(name)}`).join('\n');
}

/**
 * The last part of a path, without characters that are not shown or change the direction of a text, of limited length;
 * its ending is kept.
 */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).pop() ?? '';
  const shown = base.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const cut = shown.length - fileNameMaxLength;
  if (cut <= 0) return shown || 'file';
  const dot = shown.lastIndexOf('.');
  const ending = dot > 0 && shown.length - dot <= 10 ? shown.slice(dot) : '';
  return shown.slice(0, fileNameMaxLength - ending.length).toWellFormed() + ending;
}

/** A new id for a chosen file. Not `randomUUID`, which is missing from pages served over plain HTTP. */
export function newFileId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The value of `accept` of a control: types, and the endings that phones and desktops know. */
export function acceptOf(types: readonly FileType[]): string {
  return types.flatMap((type) => [type, ...fileTypes[type].map((ending) => `.${ending}`)]).join(',');
}

/** Photographs, or none, within a club’s limits. */
export function photographs({
  max = 3,
  maxMegabytes = 10,
  totalMegabytes = 25,
}: Partial<FilesSetting> = {}): TextSchema {
  const megabyte = 1024 * 1024;
  return files({
    max,
    maxSize: maxMegabytes * megabyte,
    maxTotal: totalMegabytes * megabyte,
    types: photographTypes,
    optional: true,
  });
}

/** The fields of a form that take files, by name. */
export function fileFields(schema: z.core.$ZodType): ReadonlyMap<string, FileLimits> {
  return new Map(
    Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
      const limits = metaOf(field)?.files;
      return limits ? [[name, limits] as const] : [];
    }),
  );
}
