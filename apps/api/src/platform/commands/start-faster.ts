import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Imported before a command, so that its next start is faster. Has no effect if the folder is not writable. The folder
// for temporary files is not used: another account of the machine could put code there for this account to run.
enableCompileCache(resolve(import.meta.dirname, '../../../../../node_modules/.cache/node'));
