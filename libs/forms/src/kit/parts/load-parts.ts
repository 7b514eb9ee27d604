import * as specificErrors from '../texts/specific-errors.ts';
import * as filePart from './file-part.ts';

/** A part of a form, or its promise. */
export type Loading<Part> = Part | Promise<Part>;

export type FilePart = typeof filePart;
export type SpecificErrors = Pick<typeof specificErrors, 'specificErrorText' | 'specificMessages'>;

/*
 * The parts of a form that only some clubs ask for, on a server. In a browser this module is `load-parts.browser.ts`: see
 * `imports` in the package.json.
 */

export const loadFilePart = (): Loading<FilePart> => filePart;

export const loadSpecificErrors = (): Loading<SpecificErrors | undefined> => specificErrors;
