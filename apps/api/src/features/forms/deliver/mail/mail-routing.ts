import { readFileSync } from 'node:fs';
import { fieldMeta, fieldNames, type SiteForm } from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** Who receives the messages about submissions. */
export interface MailRouting {
  /** The sender's address. */
  readonly from: string;
  /** Receives the messages that no rule of a form sends elsewhere. */
  readonly recipient: string;
  /** By form id. */
  readonly forms?: Readonly<Record<string, FormRouting>> | undefined;
}

export interface FormRouting {
  readonly recipient?: string | undefined;
  /** The field whose value chooses among `recipients`. Default `subject`. */
  readonly field?: string | undefined;
  readonly recipients?: Readonly<Record<string, string>> | undefined;
}

const address = z.email();
const mailRouting = z.strictObject({
  from: address,
  recipient: address,
  forms: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        recipient: z.optional(address),
        field: z.optional(z.string()),
        recipients: z.optional(z.record(z.string(), address)),
      }),
    ),
  ),
});

const fieldOf = ({ field = 'subject' }: FormRouting) => field;

/** The recipient of a submission. */
export function recipientOf(
  { recipient, forms = {} }: MailRouting,
  formId: number,
  values: Readonly<Record<string, string>>,
): string {
  const routing = forms[formId];
  if (!routing) return recipient;
  const value = values[fieldOf(routing)] ?? '';
  const { recipients = {} } = routing;
  const chosen = Object.hasOwn(recipients, value) ? recipients[value] : undefined;
  return chosen ?? routing.recipient ?? recipient;
}

type Read<Value> = { readonly value: Value; readonly problems?: undefined } | { readonly problems: string[] };

/** Reads the file of `DELIVERY_CONFIG`; `problems` has one line for each error. */
export function readMailRouting(path: string, forms: readonly SiteForm[]): Read<MailRouting> {
  const read = parseFile(path, forms);
  return read.problems
    ? { problems: read.problems.map((problem) => `DELIVERY_CONFIG (${path}): ${problem}.`) }
    : read;
}

function parseFile(path: string, forms: readonly SiteForm[]): Read<MailRouting> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefined) return { problems: ['is not JSON'] };
    return { problems: [code === 'ENOENT' ? 'there is no such file' : `can’t be read (${code})`] };
  }
  const { success, data, error } = mailRouting.safeParse(json, { error: describeIssue });
  if (!success) {
    return {
      problems: error.issues.map(({ path, message }) => `${path.join('.') || 'the file'} ${message}`),
    };
  }
  const problems = Object.entries(data.forms ?? {}).flatMap(([id, routing]) =>
    checkForm(id, routing, forms).map((problem) => `forms.${id}${problem}`),
  );
  return problems.length > 0 ? { problems } : { value: data };
}

/** Finds rules that can never apply. */
function checkForm(id: string, routing: FormRouting, forms: readonly SiteForm[]): string[] {
  const form = forms.find((form) => String(form.id) === id);
  if (!form) return [': there is no form of this number'];
  if (!routing.recipients && routing.field === undefined) return [];
  const field = fieldOf(routing);
  if (!fieldNames(form).includes(field)) return [`: the form has no field ${field}`];
  const { values } = fieldMeta(form.schema, field);
  return Object.keys(routing.recipients ?? {})
    .filter((value) => values && !values.includes(value))
    .map((value) => `.recipients: ${field} is never “${value}”`);
}

function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no setting ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_format') return 'must be an email address';
  return issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : 'is not valid';
}
