import { parseArgs } from 'node:util';
import { eq, type SQL } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { KeyRing } from '../../platform/config/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../platform/database/store.ts';
import { deliveries } from './delivery/deliveries.tables.ts';
import { markRead } from './delivery/mailbox.ts';
import { failedForGood, resend } from './delivery/outbox.ts';
import { type HandledForm, handledForms } from './handled-forms.ts';
import { pastKeeping } from './retention.ts';
import {
  countSubmissions,
  matching,
  type Outcome,
  outcomes,
  purgeSubmissions,
  readSubmissions,
  recordAnswer,
  type StoredSubmission,
  type SubmissionFilter,
  sealAnew,
} from './stored-submissions.ts';
import { toCsv, toJson } from './submission-export.ts';
import { listSubmissions, states } from './submission-list.ts';
import { deliveriesOf, describeDelivery, dueOf, lines, minute, nameOf, table } from './submission-text.ts';

const usage = `Say one of
  list [--form <id>] [--since <date>] [--member <number>] [--state ${states.join('|')}] [--due] [--limit <rows>]
  show <reference>
  export --format csv|json [--form <id>] [--since <date>] [--member <number>]
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
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  failed: { type: 'boolean' },
  outcome: { type: 'string' },
  reason: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** What each action takes. */
const actions = {
  list: { takes: ['form', 'since', 'member', 'state', 'due', 'limit'], run: list },
  show: { takes: [], run: show, ofOne: true },
  export: { takes: ['format', 'form', 'since', 'member'], run: exportAll },
  purge: { takes: ['older-than', 'form', 'yes'], run: purge },
  resend: { takes: ['failed'], run: resendFailed, ofOne: true },
  answer: { takes: ['outcome', 'reason'], run: answer, ofOne: true },
  rotate: { takes: [], run: rotate },
} as const satisfies Record<string, Action>;

interface Action {
  readonly takes: readonly (keyof Values)[];
  readonly run: (call: Call) => Promise<void>;
  /** Whether it is about one submission, whose reference it is given. */
  readonly ofOne?: boolean;
}

interface Call {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly forms: readonly HandledForm[];
  readonly values: Values;
  readonly reference: string;
}

/** Where an operator sits. */
export interface Terminal {
  write(text: string): Promise<void>;
  /** Undefined where nobody can be asked. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/**
 * Does what an operator says: lists, shows, exports, deletes, sends again, answers or encrypts submissions.
 * @throws with one line for a person, or the usage.
 */
export async function operate(
  words: readonly string[],
  {
    config,
    store,
    terminal,
  }: { readonly config: Config; readonly store: Store; readonly terminal: Terminal },
): Promise<void> {
  const { action, reference, values } = readCommandLine(words);
  const { database, keys } = store;
  const forms = handledForms(config.club);
  await action.run({ database, keys: keys.data, config, forms, terminal, values, reference });
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
    minute(submission.createdAt),
    deliveriesOf(submission),
    dueOf(submission),
  ]);
  await terminal.write(table(['reference', 'form', 'received (UTC)', 'delivery', 'answer'], rows));
  if (found.length === limit) await terminal.write(`There may be more than ${limit}: see --limit.\n`);
}

async function show({ database, keys, forms, reference, terminal }: Call): Promise<void> {
  const { row, values, userAgent, memberInfo } = await find({ database, keys, reference });
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
    ...(listed?.deliveries ?? []).map((delivery) => [delivery.channel, describeDelivery(delivery)]),
  ]);
  await terminal.write(text);
  await markRead(database, row.id);
}

async function exportAll({ database, keys, values, terminal }: Call): Promise<void> {
  const format = oneOf('format', ['csv', 'json'], values.format);
  if (!format) throw new Error(usage);
  const filter = filterOf(values);
  const readAll = () => readSubmissions(database, keys, filter);
  const pieces = format === 'csv' ? toCsv(readAll) : toJson(readAll);
  for await (const piece of pieces) await terminal.write(piece);
}

async function purge({ database, config, values, terminal }: Call): Promise<void> {
  const days = number('older-than', values['older-than']);
  if (days === undefined && values.form !== undefined) throw new Error('Say --older-than with --form.');
  const before = days === undefined ? undefined : new Date(Date.now() - days * 86_400_000);
  const condition = before ? matching({ ...filterOf(values), before }) : pastKeeping(config.forms.keepDays);
  const rule = before ? `came before ${minute(before)} UTC` : 'were kept as long as KEEP_DAYS says';
  if (!values.yes && !terminal.confirm) throw new Error('Say --yes, or run it in a terminal to be asked.');
  const { all, undelivered, unanswered } = await countSubmissions(database, condition);
  const found = `${all} submissions ${rule}; ${undelivered} are not delivered, ${unanswered} not answered.`;
  await terminal.write(`${found}\n`);
  if (all === 0 || (!values.yes && !(await terminal.confirm?.('Delete them for good?')))) return;
  await terminal.write(`${await purgeSubmissions(database, condition)} submissions deleted.\n`);
}

async function resendFailed({ database, keys, reference, values, terminal }: Call): Promise<void> {
  if (values.failed && reference !== '') throw new Error(usage);
  let which: SQL = failedForGood;
  if (!values.failed) {
    const { row } = await find({ database, keys, reference });
    which = eq(deliveries.submissionId, row.id);
  }
  const count = await resend(database, which);
  await terminal.write(count > 0 ? `${count} deliveries begin anew.\n` : 'There is nothing to send again.\n');
}

async function answer({ database, reference, values, terminal }: Call): Promise<void> {
  const outcome: Outcome | undefined = oneOf('outcome', outcomes, values.outcome);
  if (!outcome) throw new Error(usage);
  const recorded = await recordAnswer(database, reference, { outcome, reason: values.reason });
  if (!recorded) throw new Error(`No submission ${reference} has to be answered.`);
  await terminal.write(`${reference} is answered: ${outcome}.\n`);
}

async function rotate({ database, keys, terminal }: Call): Promise<void> {
  const count = await sealAnew(database, keys);
  await terminal.write(`${count} submissions encrypted anew; all are under the key ${keys[0].id}.\n`);
}

async function find({
  database,
  keys,
  reference,
}: Pick<Call, 'database' | 'keys' | 'reference'>): Promise<StoredSubmission> {
  for await (const found of readSubmissions(database, keys, { reference })) return found;
  throw new Error(`There is no submission ${reference}.`);
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
