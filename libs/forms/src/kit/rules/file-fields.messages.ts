import { defineCatalog, formatFileSize, type Locale } from '@jalon/i18n';
import type { FileLimits, FileType } from './file-types.ts';

const sizeIn = (locale: Locale) => (bytes: number) => formatFileSize(bytes, locale);
const fr = sizeIn('fr');
const en = sizeIn('en');

const typeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
} as const satisfies Record<FileType, string>;

function listOf(types: FileLimits['types'], locale: Locale): string {
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' });
  return list.format(types.map((type) => typeNames[type]));
}

/** The texts of fields that take files: the hint with their limits, and the errors by their keys. */
export const fileMessages = defineCatalog('forms.files', {
  fr: {
    limits: ({ max, maxSize, maxTotal, types }: FileLimits) =>
      max === 1
        ? `Un fichier ${listOf(types, 'fr')} de ${fr(maxSize)} au maximum.`
        : `${max} fichiers au maximum, de ${fr(maxSize)} chacun et de ${fr(maxTotal)} ensemble\u00a0: ${listOf(types, 'fr')}.`,
    fileRequired: 'Veuillez choisir un fichier',
    tooManyFiles: ({ max }: FileLimits) =>
      max === 1 ? 'Veuillez garder un seul fichier' : `Veuillez garder ${max} fichiers au maximum`,
    fileTooLarge: ({ maxSize }: FileLimits) => `Veuillez choisir des fichiers de ${fr(maxSize)} ou moins`,
    filesTooLarge: ({ maxTotal }: FileLimits) =>
      `Veuillez retirer un fichier\u00a0: ensemble, les fichiers ne peuvent pas dépasser ${fr(maxTotal)}`,
    fileEmpty: 'Un fichier est vide. Veuillez en choisir un autre',
    fileType: ({ types }: FileLimits) => `Veuillez choisir des fichiers ${listOf(types, 'fr')}`,
    fileUnreadable: 'Une image est illisible ou a trop de pixels. Veuillez en choisir une autre',
    fileUnsafe: 'Un fichier contient un programme dangereux. Veuillez en choisir un autre',
    fileGone: 'Un fichier n’est plus là. Veuillez le choisir de nouveau',
    fileStopped:
      'L’envoi des fichiers s’est arrêté, et rien n’est encore enregistré. Envoyez de nouveau\u00a0: il reprendra où il s’est arrêté',
  },
  en: {
    limits: ({ max, maxSize, maxTotal, types }) =>
      max === 1
        ? `One ${listOf(types, 'en')} file of no more than ${en(maxSize)}.`
        : `No more than ${max} files, ${en(maxSize)} each and ${en(maxTotal)} together: ${listOf(types, 'en')}.`,
    fileRequired: 'Please choose a file',
    tooManyFiles: ({ max }) =>
      max === 1 ? 'Please keep only one file' : `Please keep no more than ${max} files`,
    fileTooLarge: ({ maxSize }) => `Please choose files of ${en(maxSize)} or less`,
    filesTooLarge: ({ maxTotal }) =>
      `Please remove a file: together, the files can be no larger than ${en(maxTotal)}`,
    fileEmpty: 'A file is empty. Please choose another one',
    fileType: ({ types }) => `Please choose ${listOf(types, 'en')} files`,
    fileUnreadable: 'A picture can’t be read or has too many pixels. Please choose another one',
    fileUnsafe: 'A file contains a dangerous program. Please choose another one',
    fileGone: 'A file is no longer there. Please choose it again',
    fileStopped:
      'Sending the files has stopped, and nothing has been saved yet. Send again: it will continue where it stopped',
  },
});
