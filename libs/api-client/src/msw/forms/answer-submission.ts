import {
  type ErrorAnswer,
  honeypotField,
  idempotencyKey,
  idempotencyKeyHeader,
  referenceAlphabet,
  referenceLength,
  renderTokenField,
  type SubmissionAccepted,
} from '../../contract/index.ts';
import { sessionOf } from '../accounts/mock-accounts.ts';
import { type Asked, invalid, Refused } from '../handle.ts';
import type { MockFormDrafts } from './mock-drafts.ts';
import { mockRenderToken } from './mock-render-token.ts';

/** A form for the handlers: a definition of `@jalon/forms/schemas` with a `check`. */
export interface MockForm {
  readonly id: number;
  readonly name: string;
  /** The invalid fields by wire name, or nothing: `parseSubmission(definition, body).errors`. */
  readonly check: (body: Readonly<Record<string, unknown>>) => Partial<ErrorAnswer['errors']> | undefined;
  /**
   * The form's own fields by wire name: submissions with the same values are the same. Default: all but the hidden
   * fields.
   */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Rejects visitors who are not signed in. */
  readonly membersOnly?: boolean;
  /** Whether the member’s information is sent along: then the member must be that of the session. Default true. */
  readonly attachesMember?: boolean;
  /**
   * A check before a valid submission is stored: the invalid fields, or nothing. It gets the member number, if any,
   * and does not run for a submission that is stored already.
   */
  readonly beforeStore?: (
    body: Readonly<Record<string, unknown>>,
    memberNumber: string | undefined,
  ) => Partial<ErrorAnswer['errors']> | undefined;
}

const hiddenFields = ['formID', 'locale', 'userAgent', 'memberInfo', renderTokenField, honeypotField];

/** Stored submissions: the reference by form, key and content. */
export type Mailbox = Map<string, string>;

/** What was stored. */
export interface Stored {
  readonly mailbox: Mailbox;
  /** Those of the submission’s key are deleted with it. */
  readonly drafts: MockFormDrafts;
}

/** Whether to ask for a confirmation, given a submission's body and key. */
export type Suspicion = (submission: Readonly<Record<string, unknown>>, key: string) => boolean;

/** Checks and stores a submission, in the order of the API's checks. */
export async function answerSubmission(
  form: MockForm,
  asked: Asked,
  { mailbox, drafts }: Stored,
  isSuspect: Suspicion,
): Promise<SubmissionAccepted> {
  const submission = await asked.body();
  const { data: key } = idempotencyKey.safeParse(asked.request.headers.get(idempotencyKeyHeader));
  if (key === undefined) throw new Refused('invalid_idempotency_key');
  const memberNumber = sessionOf(asked.request, asked.cookies)?.memberNumber;
  if (form.membersOnly && memberNumber === undefined) throw signInAgain();
  refuseFields(form.check(submission));

  const row = JSON.stringify([form.id, key, content(form, submission)]);
  const first = mailbox.get(row);
  if (first !== undefined) return { status: 'success', reference: first };
  // The page was rendered for a member whose session has ended, or for another member.
  const { memberNumber: pageMember, memberInfo } = submission;
  const members = [pageMember, (memberInfo as { memberNumber?: unknown } | null | undefined)?.memberNumber];
  const isOther = (number: unknown) => typeof number === 'string' && number !== '' && number !== memberNumber;
  if (form.attachesMember !== false && members.some(isOther)) {
    if (memberNumber !== undefined) throw invalid({ generic: 'reloadPage' });
    throw pageMember ? signInAgain() : new Refused('unauthenticated', { generic: 'sessionEnded' });
  }
  if (isSuspect(submission, key)) throw new Refused('confirm_needed', undefined, mockRenderToken());
  refuseFields(form.beforeStore?.(submission, memberNumber));
  const reference = referenceOf(mailbox.size);
  mailbox.set(row, reference);
  for (const [id, { draft }] of drafts) {
    if (draft.idempotencyKey === key) drafts.delete(id);
  }
  return { status: 'success', reference };
}

const signInAgain = () => new Refused('unauthenticated', { generic: 'signInAgain' });

/** Whether a control, such as `vehicles.0.make`, belongs to a field of the form. */
export function isOwnField({ fields }: MockForm, control: string): boolean {
  const [name = ''] = control.split('.');
  return fields ? Object.hasOwn(fields, name) : !hiddenFields.includes(name);
}

function content(form: MockForm, submission: Readonly<Record<string, unknown>>) {
  return Object.entries(submission)
    .filter(([name]) => isOwnField(form, name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function refuseFields(errors: Partial<ErrorAnswer['errors']> = {}): void {
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (entries.length > 0) throw invalid(Object.fromEntries(entries));
}

/** A counter, so that a story always shows the same reference. */
function referenceOf(count: number): string {
  const base = referenceAlphabet.length;
  const digits = count.toString(base).padStart(referenceLength, '0');
  return [...digits].map((digit) => referenceAlphabet[Number.parseInt(digit, base)]).join('');
}
