import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { automaticHeaders, mailAddress, mailText, type SendMail } from '../../../platform/mail/mailer.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { addEvents, deleteEvents } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { memberNumberOf } from '../accounts.ts';
import { passwordChanges } from './password-changes.tables.ts';
import { passwordNoticeMessages } from './password-notice.messages.ts';

const eventKind = 'auth.password-changed';

/** Queues a notice of a new or first password to the member, in the transaction that stores the password. */
export async function addPasswordNotice(
  transaction: Transaction,
  change: { readonly username: string; readonly locale: Locale; readonly isFirst?: boolean },
): Promise<void> {
  const [added] = await transaction
    .insert(passwordChanges)
    .values(change)
    .returning({ id: passwordChanges.id });
  if (added) await addEvents(transaction, [{ kind: eventKind, subjectId: added.id }]);
}

/** Deletes changes that are two days old, with their events: by then, the notice was sent or has finally failed. */
export async function deleteOldPasswordChanges({ transaction }: Database): Promise<void> {
  await transaction(async (work) => {
    const deleted = await work
      .delete(passwordChanges)
      .where(lt(passwordChanges.changedAt, sql`now() - interval '2 days'`))
      .returning({ id: passwordChanges.id });
    await deleteEvents(
      work,
      deleted.map(({ id }) => id),
    );
  });
}

export interface PasswordNoticeOptions {
  readonly database: Database;
  /** The email address of a member, as the member directory has it. */
  readonly emailOf: (memberNumber: string) => Promise<string | undefined>;
  readonly club: ClubConfig;
  readonly send: SendMail;
}

/** Sends the messages. */
export function mailPasswordNotices(
  outbox: Outbox,
  { database, emailOf, club, send }: PasswordNoticeOptions,
): void {
  outbox.handle(eventKind, async ({ id, subjectId }) => {
    const [change] = await database.db
      .select()
      .from(passwordChanges)
      .where(eq(passwordChanges.id, subjectId));
    if (!change) throw new DeliveryFailed('deleted', { final: true });
    const memberNumber = await memberNumberOf(database, change.username);
    if (memberNumber === undefined) return;
    const to = mailAddress(await emailOf(memberNumber));
    if (to === undefined) throw new DeliveryFailed('no address', { final: true });

    const { locale, isFirst, username } = change;
    const t = translator(passwordNoticeMessages, { locale });
    await send({
      id,
      fromName: club.name[locale],
      to,
      subject: t(isFirst ? 'firstSubject' : 'subject'),
      text: mailText([
        [t('hello')],
        isFirst ? [t('opened', { username })] : [t('changed'), t('sessions')],
        [t('notYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: automaticHeaders,
    });
  });
}
