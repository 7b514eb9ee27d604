import { expect, it } from 'vitest';
import { storedSubmission } from '../../../testing/forms/stored-submission.ts';
import { toCsv } from './submission-export.ts';

async function csvOf(...texts: readonly string[]): Promise<string> {
  const values = Object.fromEntries(texts.map((text, place) => [`field${place}`, text]));
  let csv = '';
  for await (const piece of toCsv(async function* read() {
    yield storedSubmission({}, values);
  })) {
    csv += piece;
  }
  return csv;
}

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1',
  ' =1+1',
  '"=1+1',
  'Bonjour;=HYPERLINK("http://x.test";"x")',
  'Bonjour; =1+1',
  'Bonjour;"=1+1',
  'Bonjour,=1+1',
  'Bonjour\t@A1',
  'Bonjour\n-1',
  'Bonjour\r\n+1;=1',
];

it('no cell of the CSV starts with a formula, for any separator that a spreadsheet expects', async () => {
  const csv = await csvOf(...formulas);
  // The worst case: the spreadsheet ignores quotes, and starts a cell after each of the separators.
  const cells = csv.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^[\s"\ufeff]+/, ''));
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

it('quotes each cell of the CSV and keeps everything else as it was typed', async () => {
  const csv = await csvOf('L’été, 2 "jours"', '', 'a@b.test; c-d', '418 555-0123');
  expect(csv.trimEnd()).toMatch(/,"L’été, 2 ""jours""","","a@b\.test; c-d","418 555-0123"$/);
  expect(csv.split('\r\n')[0]).toMatch(/^\ufeff"reference","formID",("\w+",?)+$/);
});
