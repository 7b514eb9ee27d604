// `npm run generate -- sizes`: the size of each published entry, compared with its budget. With --write, also the table in sizes.md
// and the list in the README of the design system.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  entries,
  measure,
  measureComparator,
  measureForms,
  measureParts,
  measurePrimitives,
  measureSteps,
  type Size,
} from './measure.ts';
import {
  budgetsWith,
  compared,
  furtherSizes,
  furtherTable,
  pageSizes,
  pageTable,
  partsTable,
  table,
  verdicts,
} from './report.ts';

const here = import.meta.dirname;
const isWritten = process.argv.includes('--write');

const sizes: Size[] = [];
for (const entry of entries()) sizes.push(await measure(entry, isWritten));
sizes.push(await measurePrimitives(), await measureComparator(), await measureSteps());

const { further, pages } = await measureForms();
const given = JSON.parse(readFileSync(`${here}/budgets.json`, 'utf8')) as Record<string, number>;
const budgets = budgetsWith(further, pages, given);
const rows = [
  table(sizes, budgets),
  partsTable(await measureParts(compared)),
  furtherTable(further, budgets),
  pageTable(pages, budgets),
].join('\n\n');
console.log(rows);
if (isWritten) {
  writeFileSync(`${here}/sizes.md`, `${rows}\n`);
  await import('./entries.ts');
}

const complaints = verdicts([...sizes, ...furtherSizes(further), ...pageSizes(pages)], budgets);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
