import { stringify } from 'csv-stringify/sync';
import type { StoredSubmission } from '../store/stored-submissions.ts';

/** Reads every submission on each call: CSV needs one pass for the columns. */
export type ReadAll = () => AsyncIterable<StoredSubmission>;

/** A JSON array, in pieces. */
export async function* toJson(readAll: ReadAll): AsyncGenerator<string> {
  let before = '[\n';
  for await (const submission of readAll()) {
    yield before + JSON.stringify(exported(submission));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * CSV (RFC 4180) for spreadsheets: a byte order mark, so that they detect UTF-8; a column for each field
 * of any submission; no cell that they would run as a formula.
 */
export async function* toCsv(readAll: ReadAll): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const submission of readAll()) {
    for (const name of Object.keys(flat(submission))) columns.add(name);
  }
  yield `\ufeff${csvLine([...columns])}`;
  for await (const submission of readAll()) {
    const cells = flat(submission);
    yield csvLine([...columns].map((name) => cells[name] ?? ''));
  }
}

function exported({ row, values, userAgent, memberInfo, files = [] }: StoredSubmission) {
  return {
    reference: row.reference,
    formID: row.formId,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    outcome: row.outcome,
    outcomeReason: row.outcomeReason,
    memberNumber: row.memberNumber,
    values,
    memberInfo: memberInfo ?? null,
    userAgent,
    ...(files.length > 0 && { files: files.map(({ id: _, ...file }) => file) }),
  };
}

/** Flattens a submission: nested values become `memberInfo.name`, form fields keep their wire names. */
function flat(submission: StoredSubmission): Record<string, string> {
  // The fields have the names of the files.
  const { values, memberInfo, files: _, ...own } = exported(submission);
  const member = Object.entries(memberInfo ?? {}).map(([name, value]) => [`memberInfo.${name}`, value]);
  const cells = [...Object.entries(own), ...Object.entries(values), ...member];
  return Object.fromEntries(cells.map(([name, value]) => [name, value === null ? '' : String(value)]));
}

function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: withoutFormulas },
  });
}

/**
 * Puts an apostrophe before each sign that starts a formula (OWASP, CSV injection), fullwidth signs included.
 * Also inside the cell: a spreadsheet that expects a separator other than the comma ignores the quotes and
 * starts a cell after each separator in the text.
 */
function withoutFormulas(text: string): string {
  return text.replaceAll(/(^|[,;|\t\r\n])([\s"]*)([=+\-@＝＋－＠])/gu, "$1$2'$3");
}
