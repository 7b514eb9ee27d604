import {
  type ErrorAnswer,
  idempotencyKey,
  idempotencyKeyHeader,
  referenceAlphabet,
  referenceLength,
} from '../contract/index.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from './refuse.ts';

/** A form as the handlers need it; a definition of `@jalon/forms/schemas` with a `check` fits. */
export interface MockForm {
  readonly id: number;
  readonly name: string;
  readonly paths: { readonly fr: string; readonly en: string };
  /** Fields in error, by wire name, or nothing: `parseSubmission(definition, body).errors`. */
  readonly check: (body: Readonly<Record<string, unknown>>) => Partial<ErrorAnswer['errors']> | undefined;
  /**
   * The form's own fields, by wire name: submissions that agree in them are the same. Default: all but
   * the hidden ones.
   */
  readonly fields?: Readonly<Record<string, unknown>>;
}

const hiddenFields = ['formID', 'locale', 'userAgent', 'memberInfo'];

/** Submissions that were taken, by form, key and content, with the reference that each was given. */
export type Mailbox = Map<string, string>;

/** Checks and stores a submission in the API's own order. */
export async function answerSubmission(
  form: MockForm,
  request: Request,
  mailbox: Mailbox,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const { body: submission, refusal } = await readBody(request);
  if (refusal) return { refusal };
  const key = request.headers.get(idempotencyKeyHeader);
  if (!idempotencyKey.safeParse(key).success) return { refusal: { code: 'invalid_idempotency_key' } };
  const errors = definedEntries(form.check(submission) ?? {});
  if (errors.length > 0) return { refusal: { code: 'invalid_fields', errors: Object.fromEntries(errors) } };

  const row = JSON.stringify([form.id, key, content(form, submission)]);
  const reference = mailbox.get(row) ?? referenceOf(mailbox.size);
  mailbox.set(row, reference);
  return { reference };
}

function content({ fields }: MockForm, submission: Readonly<Record<string, unknown>>) {
  const counts = (name: string) => (fields ? Object.hasOwn(fields, name) : !hiddenFields.includes(name));
  return Object.entries(submission)
    .filter(([name]) => counts(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function definedEntries(errors: Partial<ErrorAnswer['errors']>): [string, string][] {
  return Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Counted, so that a story shows the same each time. */
function referenceOf(count: number): string {
  const base = referenceAlphabet.length;
  const digits = count.toString(base).padStart(referenceLength, '0');
  return [...digits].map((digit) => referenceAlphabet[Number.parseInt(digit, base)]).join('');
}
