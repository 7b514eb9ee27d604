import { renderTokenField, seemsTyped } from '@jalon/api-client/contract';
import { type FormErrors, parseSubmission, type Submission } from '@jalon/forms/schemas';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineCounter } from '../../../platform/observability/metrics.ts';
import type { CheckRate, Visitor } from '../../../platform/rate-limit/rate-limit.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import type { Session } from '../../auth/index.ts';
import type { ClubDollars, MemberDirectory } from '../../members/index.ts';
import type { DeliverySettings } from '../deliver/delivery.settings.ts';
import type { EmailChanges } from '../deliver/email-changes.ts';
import { channelsFor } from '../deliver/submission-channels.ts';
import { localeOf } from '../deliver/visitor.ts';
import type { FileReceiver } from '../files/receive-files.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import {
  contentDigest,
  findReference,
  type StoredReference,
  storeSubmission,
} from '../store/store-submission.ts';
import type { ChannelName } from '../store/submission-events.ts';
import type { RenderTokens } from './render-token.ts';

export interface ReceiveOptions {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly directory: MemberDirectory;
  readonly clubDollars: ClubDollars;
  readonly emailChanges: EmailChanges;
  readonly files: Pick<FileReceiver, 'attached'>;
  readonly renderTokens: RenderTokens;
  /** Whether to ask programs to confirm; see {@link seemsTyped}. */
  readonly protection: boolean;
  readonly delivery: DeliverySettings;
  /** Counts an acknowledgement for the sender of a submission. */
  readonly checkAcknowledgements: CheckRate;
}

export interface ReceivedSubmission {
  readonly form: HandledForm;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly sender: Visitor;
  readonly session: Session | undefined;
}

/** Counts new submissions, not repeated ones. */
const countSubmission = defineCounter<{ form_id: number }>('jalon_submissions_total', 'Submissions stored');

/**
 * Receives a submission: checks the visitor, the fields and whether a person filled them in, runs the form's
 * own handling, then stores. A submission that is already stored returns its first reference.
 * @throws ApiError
 */
export async function receiveSubmission(
  options: ReceiveOptions,
  { form, body, idempotencyKey, sender, session }: ReceivedSubmission,
): Promise<StoredReference> {
  const { database, encryption, renderTokens, protection, delivery } = options;
  const { directory, clubDollars, emailChanges, files, checkAcknowledgements } = options;
  if (form.membersOnly && !session) {
    throw new ApiError('unauthenticated', { errors: { generic: 'signInAgain' } });
  }

  const { submission, errors } = parseSubmission(form, body);
  if (!submission) throw new ApiError('invalid_fields', { errors: definedErrors(errors) });
  refuse(form.check?.(submission));

  const attached = await files.attached(form, idempotencyKey, submission.values);
  if ('errors' in attached) throw new ApiError('invalid_fields', { errors: definedErrors(attached.errors) });
  const identity = {
    formId: form.id,
    idempotencyKey,
    contentDigest: contentDigest(attached.content, idempotencyKey),
  };
  const isSuspect = protection && !seemsTyped(body, renderTokens.read(body[renderTokenField]));
  const { memberNumber: pageMember } = submission.values;
  // The page was rendered for a member whose session has ended, or for another member.
  const isForOther =
    form.attachesMember !== false &&
    [pageMember, submission.memberInfo?.memberNumber].some(
      (number) => number && number !== session?.memberNumber,
    );
  if (isSuspect || isForOther || form.beforeStore) {
    const reference = await findReference(database, identity);
    if (reference !== undefined) return { reference, isNew: false };
  }
  if (isForOther) {
    throw session
      ? new ApiError('invalid_fields', { errors: { generic: 'reloadPage' } })
      : // Without a field for the member, the request can also be sent again without the member.
        new ApiError('unauthenticated', { errors: { generic: pageMember ? 'signInAgain' : 'sessionEnded' } });
  }
  if (isSuspect) throw new ApiError('confirm_needed', { renderToken: renderTokens.issue() });
  const {
    errors: found = {},
    formerEmail,
    announcement,
  } = (await form.beforeStore?.(submission, {
    session,
    directory,
    clubDollars,
    emailChanges,
    locale: localeOf(form, submission.locale),
    contentDigest: identity.contentDigest,
  })) ?? {};
  refuse(found);
  const channels = channelsFor(delivery, form, submission.values, formerEmail);
  const stored = await storeSubmission(database, encryption, {
    ...submission,
    ...attached,
    ...identity,
    formerEmail,
    memberInfo: ofSession(submission.memberInfo, session),
    memberNumber: session?.memberNumber,
    answerWithinDays: form.answerWithinDays,
    channels: await allowed(channels, checkAcknowledgements, sender),
  });
  if (announcement !== undefined) await emailChanges.withdraw(announcement);
  if (stored.isNew) countSubmission({ form_id: form.id });
  return stored;
}

/** Removes the acknowledgement when the sender has caused too many; the submission is still stored. */
async function allowed(
  channels: readonly ChannelName[],
  checkAcknowledgements: CheckRate,
  sender: Visitor,
): Promise<readonly ChannelName[]> {
  if (!channels.includes('acknowledgement')) return channels;
  try {
    await checkAcknowledgements(sender);
    return channels;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many') throw error;
    return channels.filter((channel) => channel !== 'acknowledgement');
  }
}

/**
 * The member information of the page, if it is still that of the session: the page may have been opened before a
 * sign-out, or by another member.
 */
function ofSession(
  memberInfo: Submission['memberInfo'],
  session: Session | undefined,
): Submission['memberInfo'] {
  return session && memberInfo?.memberNumber === session.memberNumber ? memberInfo : undefined;
}

/** @throws ApiError `invalid_fields`, if there are errors. */
function refuse(errors: FormErrors = {}): void {
  const found = definedErrors(errors);
  if (Object.keys(found).length > 0) throw new ApiError('invalid_fields', { errors: found });
}

function definedErrors(errors: FormErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]));
}
