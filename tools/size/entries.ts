// Writes the list of the design system's entries into entries.md, from the code and the last measured sizes.
import { readFileSync, writeFileSync } from 'node:fs';
import { document, withEntryList } from './entry-list.ts';

writeFileSync(document, withEntryList(readFileSync(document, 'utf8')));
