import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Imported before a command, so that its next start is faster. Without effect where the folder can't be written. Not in
// the folder for temporary files: there, another account of the machine could leave code for this one to run.
enableCompileCache(resolve(import.meta.dirname, '../../../../../node_modules/.cache/node'));
