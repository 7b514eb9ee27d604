import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toCsv } from '../../../apps/api/src/features/forms/operator-cli/submission-export.ts';
import { storedSubmission } from '../../../apps/api/src/testing/forms/stored-submission.ts';

// Opens the export of hostile submissions in LibreOffice, with each separator; see README.md.

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '=HYPERLINK("http://evil.test";"x")',
  "=cmd|' /C calc'!A0",
];
const wrappings = [
  (formula: string) => formula,
  (formula: string) => ` ${formula}`,
  (formula: string) => `"${formula}`,
  (formula: string) => `'${formula}`,
  (formula: string) => `Bonjour;${formula}`,
  (formula: string) => `Bonjour;"${formula}`,
  (formula: string) => `Bonjour",${formula}`,
  (formula: string) => `Bonjour\t${formula}`,
  (formula: string) => `Bonjour\n${formula}`,
  (formula: string) => `Bonjour"\r\n"${formula}`,
];
const hostile = wrappings.flatMap((wrap) => formulas.map(wrap));

/** The separators that LibreOffice may be set to, with their character codes. */
const separators = { comma: 44, semicolon: 59, tab: 9 };

const folder = await mkdtemp(join(tmpdir(), 'jalon-spreadsheet-'));
try {
  // The same cells without protection: LibreOffice must find formulas in them, or the run proves nothing.
  const naive = hostile.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const found = await cellsOf('naive', `${naive}\r\n`, 'comma');
  console.log(`as typed, comma: ${found.cells} cells, ${found.formulas} formulas`);
  if (found.formulas === 0) fail('LibreOffice finds no formula at all');

  let csv = '';
  for await (const piece of toCsv(readAll)) csv += piece;
  for (const separator of Object.keys(separators) as (keyof typeof separators)[]) {
    const { cells, formulas: left } = await cellsOf('export', csv, separator);
    console.log(`the export, ${separator}: ${cells} cells, ${left} formulas`);
    if (left > 0) fail(`${left} formulas with the separator ${separator}`);
    if (separator === 'comma' && cells < hostile.length) fail(`only ${cells} cells`);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function* readAll() {
  yield storedSubmission({}, Object.fromEntries(hostile.map((text, place) => [`field${place}`, text])));
}

/** Counts the cells that LibreOffice reads from a CSV, and the formulas among them. */
async function cellsOf(name: string, csv: string, separator: keyof typeof separators) {
  const out = join(folder, `${name}-${separator}`);
  await mkdir(out);
  await writeFile(join(out, 'export.csv'), csv);
  // Separator, quotation mark, UTF-8, from line 1, detect numbers, evaluate formulas: as if a person allowed both.
  const filter = `CSV:${separators[separator]},34,76,1,,1036,false,true,false,false,false,-1,true`;
  await promisify(execFile)(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      `--infilter=${filter}`,
      '--convert-to',
      'fods',
      '--outdir',
      out,
      join(out, 'export.csv'),
    ],
    { timeout: 180_000 },
  );
  const sheet = await readFile(join(out, 'export.fods'), 'utf8');
  const count = (pattern: RegExp) => sheet.match(pattern)?.length ?? 0;
  return {
    cells: count(/<table:table-cell[^>]*office:value-type=/g),
    formulas: count(/<table:table-cell[^>]*table:formula=/g),
  };
}

function fail(reason: string): void {
  console.log(reason);
  process.exitCode = 1;
}
