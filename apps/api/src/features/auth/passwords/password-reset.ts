import { createHash, randomBytes } from 'node:crypto';
import { passwordResetMinutes, passwordTokenParameter, type SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { mailAddress, mailText, type SendMail } from '../../../platform/mail/mailer.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { addEvents, deleteEvents } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { memberNumberOf } from '../accounts.ts';
import { passwordMailMessages } from './password-mail.messages.ts';
import { passwordResets } from './password-resets.tables.ts';

const eventKind = 'auth.password-reset';

/** Length in bytes: too long to be guessed. */
const tokenLength = 32;

const isValid = gt(passwordResets.expiresAt, sql`now()`);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Stores the request for a link. The account is looked up only when the message is written, so that the response takes the
 * same time whether or not it exists.
 */
export async function requestReset(
  { transaction }: Database,
  { username, locale }: { readonly username: string; readonly locale: Locale },
): Promise<void> {
  await transaction(async (work) => {
    const expiresAt = sql`now() + make_interval(mins => ${passwordResetMinutes})`;
    const [request] = await work
      .insert(passwordResets)
      .values({ username, locale, expiresAt })
      .returning({ id: passwordResets.id });
    if (request) await addEvents(work, [{ kind: eventKind, subjectId: request.id }]);
  });
}

/** The account whose password a token may set; undefined if the token is unknown, expired or used. */
export async function accountOfToken({ pool }: Database, token: string): Promise<string | undefined> {
  const [request] = await drizzle(pool)
    .select({ username: passwordResets.username })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), isValid));
  return request?.username;
}

/** Marks a token as used and returns the language of its message; undefined when another call did so first. */
export async function useToken(transaction: Transaction, token: string): Promise<Locale | undefined> {
  const [used] = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), isValid))
    .returning({ locale: passwordResets.locale });
  return used?.locale;
}

/** Invalidates every link of an account. */
export async function dropResets(transaction: Transaction, username: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.username, username));
}

/** Deletes requests that ended a day ago, with their events. */
export async function deleteOldResets({ transaction }: Database): Promise<void> {
  await transaction(async (work) => {
    const deleted = await work
      .delete(passwordResets)
      .where(lt(passwordResets.expiresAt, sql`now() - interval '1 day'`))
      .returning({ id: passwordResets.id });
    await deleteEvents(
      work,
      deleted.map(({ id }) => id),
    );
  });
}

export interface ResetMailOptions {
  readonly database: Database;
  /** The email address of a member, as the member directory has it. */
  readonly emailOf: (memberNumber: string) => Promise<string | undefined>;
  readonly club: ClubConfig;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly links: Pick<SiteLinks, 'newPassword'>;
  readonly send: SendMail;
}

/** Sends the links. */
export function mailResets(outbox: Outbox, options: ResetMailOptions): void {
  const { database, emailOf, club, siteUrl, links, send } = options;

  outbox.handle(eventKind, async ({ id, subjectId }) => {
    const isRequest = and(eq(passwordResets.id, subjectId), isValid);
    const [request] = await drizzle(database.pool).select().from(passwordResets).where(isRequest);
    if (!request) throw new DeliveryFailed('expired', { final: true });
    const memberNumber = await memberNumberOf(database, request.username);
    if (memberNumber === undefined) return;
    const to = mailAddress(await emailOf(memberNumber));
    if (to === undefined) throw new DeliveryFailed('no address', { final: true });

    // A second attempt creates a new token: the first one is not stored.
    const token = randomBytes(tokenLength).toString('base64url');
    await drizzle(database.pool)
      .update(passwordResets)
      .set({ tokenHash: hashOf(token) })
      .where(isRequest);
    const locale = request.locale;
    const t = translator(passwordMailMessages, { locale });
    const query = new URLSearchParams({ [passwordTokenParameter]: token });
    await send({
      id,
      fromName: club.name[locale],
      to,
      subject: t('subject'),
      text: mailText([
        [t('hello')],
        [t('asked', { minutes: passwordResetMinutes })],
        [`${siteUrl}${links.newPassword[locale]}?${query}`],
        [t('once'), t('notYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    });
  });
}
