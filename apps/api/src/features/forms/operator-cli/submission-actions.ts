import { parseArgs } from 'node:util';
import type { Terminal } from '@jalon/process';
import { eq, isNotNull, type SQL } from 'drizzle-orm';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Store } from '../../../platform/database/store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { minuteIn } from '../../../platform/text/plain-text.ts';
import { rotateEmailChanges } from '../deliver/email-changes.ts';
import { markRead } from '../deliver/mailbox.ts';
import { resend } from '../deliver/resend.ts';
import { rotateFormDrafts } from '../drafts/form-draft-kind.ts';
import { createFileStore, fileEncryption, reencryptFiles } from '../files/file-store.ts';
import { writeSubmissionFiles } from '../files/write-files.ts';
import type { KeepDays } from '../forms.settings.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { submissionEncryption } from '../store/personal-data.ts';
import { pastKeeping } from '../store/retention.ts';
import {
  countSubmissions,
  matching,
  type Outcome,
  outcomes,
  purgeSubmissions,
  readSubmissions,
  recordAnswer,
  reencrypt,
  type StoredSubmission,
  type SubmissionFilter,
} from '../store/stored-submissions.ts';
import { channelOf } from '../store/submission-events.ts';
import { toCsv, toJson } from './submission-export.ts';
import { listSubmissions, states } from './submission-list.ts';
import { deliveriesOf, describeDelivery, dueOf, lines, nameOf, table } from './submission-text.ts';

export const usage = `Usage: npx jalon submissions <action>
  list [--form <id>] [--since <date>] [--member <number>] [--state ${states.join('|')}] [--due] [--limit <rows>]
  show <reference>
  export --format csv|json [--form <id>] [--since <date>] [--member <number>] [--files <folder>]
  purge [--older-than <days>] [--form <id>] [--yes]
  resend <reference> | --failed
  answer <reference> --outcome ${outcomes.join('|')} [--reason <text>]
  rotate`;

const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  member: { type: 'string' },
  state: { type: 'string' },
  due: { type: 'boolean' },
  limit: { type: 'string' },
  format: { type: 'string' },
  files: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  failed: { type: 'boolean' },
  outcome: { type: 'string' },
  reason: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The actions with their options. */
const actions = {
  list: { takes: ['form', 'since', 'member', 'state', 'due', 'limit'], run: list },
  show: { takes: [], run: show, ofOne: true },
  export: { takes: ['format', 'form', 'since', 'member', 'files'], run: exportAll },
  purge: { takes: ['older-than', 'form', 'yes'], run: purge },
  resend: { takes: ['failed'], run: resendFailed, ofOne: true },
  answer: { takes: ['outcome', 'reason'], run: answer, ofOne: true },
  rotate: { takes: [], run: rotate },
} as const satisfies Record<string, Action>;

interface Action {
  readonly takes: readonly (keyof Values)[];
  readonly run: (call: Call) => Promise<void>;
  /** Whether the action takes the reference of one submission. */
  readonly ofOne?: boolean;
}

interface Call {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly keys: KeyRing;
  readonly keepDays: KeepDays;
  readonly terminal: Pick<Terminal, 'write' | 'confirm'>;
  readonly forms: readonly HandledForm[];
  readonly values: Values;
  readonly reference: string;
}

export interface OperateOptions {
  readonly forms: readonly HandledForm[];
  readonly keepDays: KeepDays;
  readonly store: Store;
  readonly terminal: Pick<Terminal, 'write' | 'confirm'>;
}

/**
 * Runs an operator's command line: lists, shows, exports, deletes, resends, answers or encrypts submissions.
 * @throws with a one-line message, or the usage.
 */
export async function operate(
  words: readonly string[],
  { forms, keepDays, store, terminal }: OperateOptions,
): Promise<void> {
  const { action, reference, values } = readCommandLine(words);
  const { database, keys } = store;
  const encryption = submissionEncryption(keys.data);
  await action.run({ database, encryption, keys: keys.data, keepDays, forms, terminal, values, reference });
}

function readCommandLine(words: readonly string[]): { action: Action; reference: string; values: Values } {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
  const { values, positionals } = parsed;
  const [name = '', reference = '', ...rest] = positionals;
  const action: Action | undefined = Object.hasOwn(actions, name)
    ? actions[name as keyof typeof actions]
    : undefined;
  const foreign = Object.keys(values).some((option) => !action?.takes.some((taken) => taken === option));
  if (!action || foreign || rest.length > 0 || (reference !== '' && !action.ofOne)) throw new Error(usage);
  if (action.ofOne && reference === '' && !values.failed) throw new Error(usage);
  return { action, reference: reference.toUpperCase(), values };
}

async function list({ database, values, forms, terminal }: Call): Promise<void> {
  const limit = number('limit', values.limit) ?? 100;
  const found = await listSubmissions(database, {
    ...filterOf(values),
    state: oneOf('state', states, values.state),
    toAnswer: values.due ?? false,
    limit,
  });
  const rows = found.map((submission) => [
    submission.reference,
    nameOf(submission.formId, forms),
    minuteIn('UTC', submission.createdAt),
    deliveriesOf(submission),
    dueOf(submission),
  ]);
  await terminal.write(table(['reference', 'form', 'received (UTC)', 'delivery', 'answer'], rows));
  if (found.length === limit) await terminal.write(`There may be more than ${limit}: see --limit.\n`);
}

async function show({ database, encryption, forms, reference, terminal }: Call): Promise<void> {
  const { row, values, userAgent, memberInfo } = await find({ database, encryption, reference });
  const [listed] = await listSubmissions(database, { reference, limit: 1 });
  const member = Object.entries(memberInfo ?? {});
  const text = lines([
    ['reference', row.reference],
    ['form', nameOf(row.formId, forms)],
    ['language', row.locale],
    ['received (UTC)', row.createdAt.toISOString()],
    ['answer', listed ? dueOf(listed) : ''],
    ['reason', row.outcomeReason ?? ''],
    ['member, verified', row.memberNumber ?? ''],
    ...Object.entries(values),
    ...member.map(([name, value]) => [`memberInfo.${name}, not verified`, value]),
    ['browser', userAgent],
    ...(listed?.deliveries ?? []).map((delivery) => [channelOf(delivery.kind), describeDelivery(delivery)]),
  ]);
  await terminal.write(text);
  await markRead(database, row.id);
}

async function exportAll({ database, encryption, keys, values, terminal }: Call): Promise<void> {
  const format = oneOf('format', ['csv', 'json'], values.format);
  if (!format) throw new Error(usage);
  const filter = filterOf(values);
  const readAll = () => readSubmissions(database, encryption, filter);
  const pieces = format === 'csv' ? toCsv(readAll) : toJson(readAll);
  for await (const piece of pieces) await terminal.write(piece);
  if (values.files === undefined) return;
  const store = createFileStore(database, fileEncryption(keys));
  for await (const submission of readAll()) await writeSubmissionFiles(store, submission, values.files);
}

async function purge({ database, keepDays, values, terminal }: Call): Promise<void> {
  const days = number('older-than', values['older-than']);
  if (days === undefined && values.form !== undefined) throw new Error('--form needs --older-than.');
  const before = days === undefined ? undefined : new Date(Date.now() - days * 86_400_000);
  const conditions = before
    ? [matching({ ...filterOf(values), before })]
    : await pastKeeping(database, keepDays);
  const rule = before
    ? `received before ${minuteIn('UTC', before)} UTC`
    : 'past the retention period of KEEP_DAYS';
  if (!values.yes && !terminal.confirm)
    throw new Error('Add --yes, or run the command in a terminal to confirm.');
  const counts = { all: 0, undelivered: 0, unanswered: 0 };
  for (const condition of conditions) {
    const { all, undelivered, unanswered } = await countSubmissions(database, condition);
    counts.all += all;
    counts.undelivered += undelivered;
    counts.unanswered += unanswered;
  }
  const { all, undelivered, unanswered } = counts;
  const found = `${count(all, 'submission')} ${rule}; ${undelivered} not delivered, ${unanswered} not answered.`;
  await terminal.write(`${found}\n`);
  if (all === 0 || (!values.yes && !(await terminal.confirm?.('Delete them permanently?')))) return;
  let deleted = 0;
  for (const condition of conditions) deleted += await purgeSubmissions(database, condition);
  await terminal.write(`${count(deleted, 'submission')} deleted.\n`);
}

async function resendFailed({ database, encryption, reference, values, terminal }: Call): Promise<void> {
  if (values.failed && reference !== '') throw new Error(usage);
  let which: SQL = isNotNull(outboxEvents.failedAt);
  if (!values.failed) {
    const { row } = await find({ database, encryption, reference });
    which = eq(outboxEvents.subjectId, row.id);
  }
  const restarted = await resend(database, which);
  const queued = `${count(restarted, 'delivery', 'deliveries')} queued for retry.`;
  await terminal.write(`${restarted > 0 ? queued : 'Nothing to resend.'}\n`);
}

async function answer({ database, forms, reference, values, terminal }: Call): Promise<void> {
  const outcome: Outcome | undefined = oneOf('outcome', outcomes, values.outcome);
  if (!outcome) throw new Error(usage);
  const answeredForms = forms.filter(({ afterAnswer }) => afterAnswer).map(({ id }) => id);
  const recorded = await recordAnswer(database, reference, { outcome, reason: values.reason, answeredForms });
  if (!recorded) throw new Error(`No submission ${reference} is awaiting an answer.`);
  const form = forms.find(({ id }) => id === recorded.formId);
  // Imported here, so that it does not slow down the start of the other actions.
  const { createClubDollars } = await import('../../members/index.ts');
  await form?.afterAnswer?.({ ...recorded, clubDollars: createClubDollars(database) });
  await terminal.write(`${reference} is answered: ${outcome}.\n`);
}

async function rotate({ database, encryption, keys, terminal }: Call): Promise<void> {
  const changed = await reencrypt(database, encryption);
  await reencryptFiles(database, fileEncryption(keys));
  await rotateEmailChanges(database, keys);
  const drafts = await rotateFormDrafts(database, keys);
  await terminal.write(
    `${count(changed, 'submission')} and ${count(drafts, 'unfinished form')} re-encrypted; all use the key ${encryption.currentKeyId}.\n`,
  );
}

async function find({
  database,
  encryption,
  reference,
}: Pick<Call, 'database' | 'encryption' | 'reference'>): Promise<StoredSubmission> {
  for await (const found of readSubmissions(database, encryption, { reference })) return found;
  throw new Error(`There is no submission ${reference}.`);
}

/** `1 submission`, `2 submissions`. */
function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

function filterOf({ form, since, member }: Values): SubmissionFilter {
  const date = since === undefined ? undefined : new Date(since);
  if (date && Number.isNaN(date.getTime())) throw new Error('--since takes a date like 2026-11-21.');
  return { formId: number('form', form), since: date, memberNumber: member };
}

function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} takes a whole number.`);
  return Number(text);
}

function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined;
  const known = values.find((value) => value === text);
  if (!known) throw new Error(`--${name} takes one of ${values.join(', ')}.`);
  return known;
}
