// `npm run generate -- form-lists`: writes the lists of the forms from their folders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formLists } from './lists.js';

const workspace = resolve(import.meta.dirname, '../../../..');

export const filesOnDisk = {
  children: (folder) => readdirSync(`${workspace}/${folder}`),
  read(path) {
    const file = `${workspace}/${path}`;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  },
};

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of Object.entries(formLists(filesOnDisk)))
    writeFileSync(`${workspace}/${path}`, text);
}
