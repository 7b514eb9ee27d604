// What the design system publishes, into its README: from its code and from the sizes measured last.
import { readFileSync, writeFileSync } from 'node:fs';
import { readme, withEntryList } from './entry-list.ts';

writeFileSync(readme, withEntryList(readFileSync(readme, 'utf8')));
