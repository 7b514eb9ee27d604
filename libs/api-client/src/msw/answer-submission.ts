import {
  type ErrorAnswer,
  idempotencyKey,
  idempotencyKeyHeader,
  referenceAlphabet,
  referenceLength,
  renderTokenField,
  trapField,
} from '../contract/index.ts';
import { signedInNumber } from './mock-members.ts';
import { mockRenderToken } from './mock-render-token.ts';
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
  /** Refuses whoever is not signed in. */
  readonly membersOnly?: boolean;
  /**
   * What keeps a submission that passed its check from being stored: fields in error, or nothing. Given the
   * number of who is signed in; not asked for what is stored already.
   */
  readonly act?: (
    body: Readonly<Record<string, unknown>>,
    memberNumber: string | undefined,
  ) => Partial<ErrorAnswer['errors']> | undefined;
}

const hiddenFields = ['formID', 'locale', 'userAgent', 'memberInfo', renderTokenField, trapField];

/** Submissions that were taken, by form, key and content, with the reference that each was given. */
export type Mailbox = Map<string, string>;

/** A submission on its way. */
export interface Sent {
  readonly request: Request;
  /** MSW knows the cookies that no script reads. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly mailbox: Mailbox;
}

/** Tells whether to ask for a submission once more, by its body and its key. */
export type Suspicion = (submission: Readonly<Record<string, unknown>>, key: string) => boolean;

/** Checks and stores a submission in the API's own order. */
export async function answerSubmission(
  form: MockForm,
  { request, cookies, mailbox }: Sent,
  isSuspect: Suspicion,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const { body: submission, refusal } = await readBody(request);
  if (refusal) return { refusal };
  const { data: key } = idempotencyKey.safeParse(request.headers.get(idempotencyKeyHeader));
  if (key === undefined) return { refusal: { code: 'invalid_idempotency_key' } };
  const memberNumber = signedInNumber(request, cookies);
  if (form.membersOnly && memberNumber === undefined) {
    return { refusal: { code: 'unauthenticated', errors: { generic: 'signInAgain' } } };
  }
  const refused = refusedFields(form.check(submission));
  if (refused) return { refusal: refused };

  const row = JSON.stringify([form.id, key, content(form, submission)]);
  const first = mailbox.get(row);
  if (first !== undefined) return { reference: first };
  if (isSuspect(submission, key)) {
    return { refusal: { code: 'confirm_needed', renderToken: mockRenderToken() } };
  }
  const stopped = refusedFields(form.act?.(submission, memberNumber));
  if (stopped) return { refusal: stopped };
  const reference = referenceOf(mailbox.size);
  mailbox.set(row, reference);
  return { reference };
}

function content({ fields }: MockForm, submission: Readonly<Record<string, unknown>>) {
  const counts = (name: string) => (fields ? Object.hasOwn(fields, name) : !hiddenFields.includes(name));
  return Object.entries(submission)
    .filter(([name]) => counts(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function refusedFields(errors: Partial<ErrorAnswer['errors']> = {}): Refusal | undefined {
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? { code: 'invalid_fields', errors: Object.fromEntries(entries) } : undefined;
}

/** Counted, so that a story shows the same each time. */
function referenceOf(count: number): string {
  const base = referenceAlphabet.length;
  const digits = count.toString(base).padStart(referenceLength, '0');
  return [...digits].map((digit) => referenceAlphabet[Number.parseInt(digit, base)]).join('');
}
