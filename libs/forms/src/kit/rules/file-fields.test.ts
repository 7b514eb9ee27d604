import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cleanFileName, files, newFileId, readFiles, writeFiles } from './file-fields.ts';
import { checkAnswers } from './form-definition.ts';
import { nestAnswers } from './nested-answers.ts';
import { formWithConditions } from './visible-when.ts';

const megabyte = 1024 * 1024;
const file = (size = 10, name = 'photo.jpg') => ({ id: newFileId(), size, name });
const schemaOf = (options: Parameters<typeof files>[0]) => z.object({ photo: files(options) });
const keyOf = (chosen: readonly ReturnType<typeof file>[], options?: Parameters<typeof files>[0]) =>
  checkAnswers({ schema: schemaOf(options) }, { photo: writeFiles(chosen) }).errors?.photo;

it.each([
  ['no file', [], 'fileRequired'],
  ['two files where one is asked for', [file(), file()], 'tooManyFiles'],
  ['an empty file', [file(0)], 'fileEmpty'],
  ['more than 10 MiB', [file(10 * megabyte + 1)], 'fileTooLarge'],
  ['a program', [file(10, 'photo.jpg.exe')], 'fileType'],
  ['a name without an ending', [file(10, 'jpg.')], 'fileType'],
  ['a photograph of a phone', [file(10 * megabyte, 'IMG_0042.HEIC')], undefined],
])('refuses %s', (_what, chosen, key) => {
  expect(keyOf(chosen)).toBe(key);
});

it('refuses more than 25 MiB together, and nothing at all only where something is asked for', () => {
  const many = { max: 5 };
  expect(keyOf([file(9 * megabyte), file(9 * megabyte), file(7 * megabyte)], many)).toBeUndefined();
  expect(keyOf([file(9 * megabyte), file(9 * megabyte), file(7 * megabyte + 1)], many)).toBe('filesTooLarge');
  expect(keyOf([], { optional: true })).toBeUndefined();
});

it('reads what it writes, and nothing else', () => {
  const chosen = [file(), file(20, 'Été à Gaspé (2).png')];
  expect(readFiles(writeFiles(chosen))).toEqual(chosen);
  expect(readFiles('C:\\fakepath\\photo.jpg')).toEqual([]);
  expect(readFiles(undefined)).toEqual([]);
});

it.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\fakepath\\photo.jpg', 'photo.jpg'],
  ['a\nb\u202Egpj.exe', 'abgpj.exe'],
  ['\u0000', 'file'],
])('keeps the last part of a name, without what is not shown: %j', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});

it('keeps the ending of a long name', () => {
  expect(cleanFileName(`${'é'.repeat(300)}.jpeg`)).toMatch(/^é+\.jpeg$/);
  expect(cleanFileName(`${'é'.repeat(300)}.jpeg`)).toHaveLength(120);
});

it('joins the boxes of the files that a page without a script has kept', () => {
  const [one, other] = [file(), file(20, 'b.pdf')];
  const lines = [writeFiles([one]), writeFiles([other])];
  const schema = formWithConditions(schemaOf({ max: 2 }));
  const { photo } = nestAnswers(schema, [
    ['photo', ''],
    ...lines.map((line): [string, string] => ['photo', line]),
    ['photo', new File(['x'], 'new.png')],
  ]);
  expect(readFiles(photo)).toEqual([one, other]);
});
