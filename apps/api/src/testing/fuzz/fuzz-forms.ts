import { isDeepStrictEqual } from 'node:util';
import {
  errorAnswer,
  honeypotField,
  idempotencyKey,
  idempotencyKeyHeader,
  renderTokenField,
  submissionAccepted,
  submitForm,
} from '@jalon/api-client/contract';
import { answersTo } from '@jalon/forms/samples';
import {
  type FieldMeta,
  fieldMeta,
  fieldNames,
  parseSubmission,
  type SiteForm,
  shapeOf,
} from '@jalon/forms/schemas';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { StoredSubmission } from '../../features/forms/store/stored-submissions.ts';
import {
  type Answer,
  type Call,
  describe,
  parse,
  problemOf,
  type Samples,
  sendCall,
  sendSamples,
} from './hostile-calls.ts';
import { brokenBody, encode, headerText, naughtyText, naughtyValue } from './hostile-input.ts';

// Sends valid, almost valid and hostile bodies to one form, and checks the stored rows.

export interface FormFuzzOptions extends Samples {
  readonly baseUrl: string;
  readonly form: SiteForm;
  /** The session, used for every body of a form for members and for some bodies of other forms. */
  readonly member: FuzzMember;
}

interface FuzzMember {
  readonly token: string;
  readonly memberNumber: string;
}

export interface FormFuzzReport {
  /** Number of answers by code: `success`, error codes, or `closed` without an answer. */
  readonly answers: Readonly<Record<string, number>>;
  /** References of accepted submissions. */
  readonly references: ReadonlySet<string>;
  /** Incorrect answers, each with the reason and the request. */
  readonly problems: readonly string[];
}

/** Sends this many bodies to one form, and repeats some of the accepted ones. */
export async function fuzzForm({
  baseUrl,
  form,
  member,
  ...samples
}: FormFuzzOptions): Promise<FormFuzzReport> {
  const answers: Record<string, number> = {};
  const references = new Set<string>();
  const problems: string[] = [];
  await sendSamples(anySubmission(form, member), samples, async ({ call, twice }, agent) => {
    const answer = await sendCall(baseUrl, call, agent);
    const report = (problem: string, { status, text }: Answer) =>
      problems.push(`${problem}: ${describe(call)} → ${status} ${text.slice(0, 300)}`);
    const { code, reference } = readAnswer(answer);
    answers[code] = (answers[code] ?? 0) + 1;
    if (!answer) return;
    const problem = problemOf(answer) ?? formProblemOf(answer, form);
    if (problem) report(problem, answer);
    if (reference === undefined) return;
    if (references.has(reference)) report('has the reference of another', answer);
    references.add(reference);
    const second = twice ? await sendCall(baseUrl, call, agent) : undefined;
    if (second && second.text !== answer.text) report('is another the second time', second);
  });
  return { answers, references, problems };
}

function readAnswer(answer: Answer | undefined): { code: string; reference?: string } {
  if (!answer) return { code: 'closed' };
  const body = parse(answer.text);
  const accepted = submissionAccepted.safeParse(body).data;
  if (accepted) return { code: 'success', reference: accepted.reference };
  return { code: errorAnswer.safeParse(body).data?.code ?? 'unreadable' };
}

const hiddenFields = ['formID', 'locale', 'userAgent'];

/** Describes the fault of an answer of this form, if it has one. */
function formProblemOf({ status, text }: Answer, form: SiteForm): string | undefined {
  const body = parse(text);
  if (status < 400) {
    return status === 200 && submissionAccepted.safeParse(body).success
      ? undefined
      : 'is a success of another shape';
  }
  const names = [...fieldNames(form), ...hiddenFields, 'generic'];
  const errors = Object.entries(errorAnswer.safeParse(body).data?.errors ?? {});
  return errors.every(([name, key]) => names.includes(name) && /^[a-zA-Z]+$/.test(key))
    ? undefined
    : 'names what the form does not have';
}

/** Describes the fault of a row, if it has one: the form's rules must accept its values unchanged. */
export function rowProblemOf(
  { row, values, userAgent, memberInfo }: StoredSubmission,
  form: SiteForm,
): string | undefined {
  const stored = { values, locale: row.locale, userAgent, memberInfo };
  const body = { formID: String(form.id), locale: row.locale, userAgent, memberInfo, ...values };
  const { submission, errors } = parseSubmission(form, body);
  if (errors) return `would be refused (${JSON.stringify(errors)})`;
  if (!isDeepStrictEqual(submission, stored)) return `would be stored as ${JSON.stringify(submission)}`;
  // Checked independently, because the rules may be wrong.
  for (const [name, text] of Object.entries(values)) {
    if (!text.isWellFormed() || /[^\P{Cc}\n\t]/u.test(text)) return `has control characters in ${name}`;
    // JSON Schema and zod count code points.
    if ([...text].length > (fieldMeta(form.schema, name).maxLength ?? Infinity))
      return `is too long in ${name}`;
  }
  return undefined;
}

/** Candidates for fields without a sample answer; the first accepted one is sent. */
const fillers = ['12345', 'Autre service', 'C300', '2', 'G1R2M1'];

/** A valid answer to every field, conditional ones included. */
function goodBody(form: SiteForm, { memberNumber }: FuzzMember): Record<string, string> {
  const answers: Record<string, string> = { ...answersTo(form.id) };
  // The member of the page must be the member of the session.
  answers.memberNumber = form.membersOnly ? memberNumber : '';
  for (const name of fieldNames(form)) {
    const schema = shapeOf(form.schema)[name];
    const { values = [] } = fieldMeta(form.schema, name);
    answers[name] ??=
      [...values, ...fillers].find((text) => schema && z.safeParse(schema, text).data === text) ?? '';
  }
  return { formID: String(form.id), locale: form.localeCodes.fr, userAgent: 'Browser/1', ...answers };
}

/** Characters that are invisible or change when text is normalised, cut or trimmed. */
const hidden = [
  ' ',
  '\u00a0',
  '\t',
  '\r\n',
  '\0',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\ud83d',
  '\udc00',
  'e\u0301',
  'e\0\u0301',
  '\u0301',
  '’',
  '<b>',
  '１',
  'ﬁ',
  'ﷺ',
  '½',
  '👍🏽',
  '𝒵',
];

/** A slightly changed answer. */
function bent(answer: string, maxLength = 50): fc.Arbitrary<string> {
  const inserted = fc
    .tuple(fc.constantFrom(...hidden), fc.nat(answer.length))
    .map(([text, at]) => answer.slice(0, at) + text + answer.slice(at));
  const long = fc
    .tuple(fc.constantFrom('x', '1', 'é', 'e\u0301', '👍', 'x\n'), fc.integer({ min: -2, max: 2 }))
    .map(([unit, more]) => unit.repeat(maxLength).slice(0, Math.max(0, maxLength + more)));
  return fc.oneof(
    { weight: 4, arbitrary: inserted },
    { weight: 1, arbitrary: long },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ` ${answer}\n`,
        answer.toUpperCase(),
        answer.normalize('NFD'),
        answer.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
        answer.replaceAll(/\d/g, '$& '),
        answer.slice(0, -1),
      ),
    },
  );
}

function changed(meta: FieldMeta, answer: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: bent(answer, meta.maxLength) },
    { weight: 2, arbitrary: naughtyText },
    { weight: 2, arbitrary: naughtyValue },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', [answer], { value: answer }) },
  );
}

/** An unknown field name, or one that the page fills in. */
function changedAside(): fc.Arbitrary<Record<string, unknown>> {
  const name = fc.oneof(
    fc.constantFrom(...hiddenFields, renderTokenField, honeypotField, 'generic', '__proto__', 'constructor'),
    naughtyText,
  );
  const memberText = fc.oneof(bent('Zoé', 200), naughtyValue);
  const memberInfo = fc.oneof(
    fc.record({ name: memberText, surname: memberText, memberNumber: memberText, email: memberText }),
    naughtyValue,
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.tuple(name, naughtyValue).map((pair) => Object.fromEntries([pair])) },
    { weight: 3, arbitrary: memberInfo.map((value) => ({ memberInfo: value })) },
    { weight: 3, arbitrary: bent('Browser/1', 500).map((value) => ({ userAgent: value })) },
    { weight: 1, arbitrary: fc.dictionary(naughtyText, naughtyValue, { maxKeys: 3 }) },
  );
}

/** A valid body with other choices and some changed fields. */
function anyFields(form: SiteForm, good: Readonly<Record<string, string>>): fc.Arbitrary<object> {
  const names = fieldNames(form);
  const choices = Object.fromEntries(
    names.flatMap((name) => {
      const { values } = fieldMeta(form.schema, name);
      return values ? [[name, fc.constantFrom(...values, '')] as const] : [];
    }),
  );
  const choice = fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record(choices, { requiredKeys: [] }) },
  );
  const change = fc
    .constantFrom(...names)
    .chain((name) =>
      changed(fieldMeta(form.schema, name), good[name] ?? '').map((value) => [name, value] as const),
    );
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  const aside = fc.option(changedAside(), { freq: 3, nil: {} });
  const locale = fc.constantFrom(...Object.values(form.localeCodes));
  return fc.tuple(locale, choice, changes, aside).map(([locale, chosen, pairs, others]) => ({
    ...good,
    locale,
    ...chosen,
    ...Object.fromEntries(pairs),
    ...others,
  }));
}

/** JSON with a duplicate key, before or after the other, possibly escaped. */
function doubled(json: fc.Arbitrary<string>, form: SiteForm): fc.Arbitrary<string> {
  const name = fc.constantFrom(...fieldNames(form), ...hiddenFields, '__proto__');
  const key = fc
    .tuple(name, fc.boolean())
    .map(([text, escaped]) =>
      escaped ? text.replace(/^./, (first) => `\\u00${first.charCodeAt(0).toString(16)}`) : text,
    );
  return fc.tuple(json, key, naughtyValue, fc.boolean()).map(([text, name, value, last]) => {
    const member = `"${name}":${JSON.stringify(value)}`;
    return last ? `${text.slice(0, -1)},${member}}` : `{${member},${text.slice(1)}`;
  });
}

/** A field larger than the body limit, or deeply nested. */
function huge(form: SiteForm, good: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const value = fc.constantFrom(
    JSON.stringify('é'.repeat(30_000)),
    JSON.stringify('\ufdfa'.repeat(20_000)),
    JSON.stringify('\n'.repeat(30_000)),
    JSON.stringify('x'.repeat(70_000)),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
    '1e99999',
    '-0',
  );
  return fc
    .tuple(fc.constantFrom(...fieldNames(form), 'memberInfo', 'userAgent'), value)
    .map(([name, text]) => {
      const { [name]: _replaced, ...others } = good;
      return `${JSON.stringify(others).slice(0, -1)},"${name}":${text}}`;
    });
}

/** The fields of a JSON object as another site's form would send them. */
function asQuery(json: string): string {
  const fields = Object.entries(JSON.parse(json)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return String(new URLSearchParams(fields));
}

function anySubmission(form: SiteForm, member: FuzzMember): fc.Arbitrary<{ call: Call; twice: boolean }> {
  const good = goodBody(form, member);
  const json = anyFields(form, good).map((fields) => JSON.stringify(fields));
  const body = fc.oneof(
    { weight: 15, arbitrary: json.map(encode) },
    { weight: 3, arbitrary: doubled(json, form).map(encode) },
    { weight: 1, arbitrary: json.map((text) => encode(`\ufeff${text}`)) },
    { weight: 1, arbitrary: huge(form, good).map(encode) },
    { weight: 2, arbitrary: brokenBody(json) },
    { weight: 1, arbitrary: json.map((text) => encode(asQuery(text))) },
  );
  const usually = (usual: string, others: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 19, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });
  const contentTypes = [
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain',
  ];
  const sender = usually(`Bearer ${member.token}`, fc.constantFrom('', `Bearer ${member.token.slice(1)}`));
  // Two submissions with the same key would share a reference.
  const noKey = headerText.filter((text) => !idempotencyKey.safeParse(text).success);
  return fc
    .record({
      body,
      'content-type': usually('application/json', fc.oneof(fc.constantFrom(...contentTypes), headerText)),
      [idempotencyKeyHeader]: fc.uuid().chain((key) => usually(key, noKey)),
      // A different visitor each time, so that requests don't wait for the same counter.
      'x-forwarded-for': fc.ipV4(),
      authorization: form.membersOnly ? sender : fc.option(sender, { freq: 3, nil: '' }),
      twice: fc.nat(9).map((drawn) => drawn === 0),
    })
    .map(({ body, twice, ...headers }) => ({
      call: {
        method: submitForm.method,
        path: submitForm.path.replace(':formId', String(form.id)),
        headers,
        body,
      },
      twice,
    }));
}
