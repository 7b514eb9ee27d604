// Writes the list of the design system's entries into its README, from the code and the last measured sizes.
import { readFileSync, writeFileSync } from 'node:fs';
import { readme, withEntryList } from './entry-list.ts';

writeFileSync(readme, withEntryList(readFileSync(readme, 'utf8')));
