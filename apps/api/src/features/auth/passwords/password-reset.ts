import { createHash, randomBytes } from 'node:crypto';
import {
  newAccountHours,
  newAccountParameter,
  passwordResetMinutes,
  passwordTokenParameter,
  type SiteLinks,
} from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { type Locale, type Localized, translator } from '@jalon/i18n';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { automaticHeaders, mailAddress, mailText, type SendMail } from '../../../platform/mail/mailer.ts';
import { DeliveryFailed, DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import { addEvents, deleteEvents } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { hasAccount, isMemberNumber, memberNumberOf } from '../accounts.ts';
import { passwordMailMessages } from './password-mail.messages.ts';
import { passwordResets } from './password-resets.tables.ts';

const eventKind = 'auth.password-reset';

/** Length in bytes: too long to be guessed. */
const tokenLength = 32;

/** How long the message to a new member may wait for the mail server, in days. */
const waitingDays = 7;

const isValid = gt(passwordResets.expiresAt, sql`now()`);
const newToken = () => randomBytes(tokenLength).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/**
 * Stores the request for a link. The account is looked up only when the message is written, so that the response takes the
 * same time whether or not it exists.
 */
export async function requestReset(
  { transaction }: Database,
  { username, locale }: { readonly username: string; readonly locale: Locale },
): Promise<void> {
  await transaction(async (work) => {
    const expiresAt = inMinutes(passwordResetMinutes);
    const [request] = await work
      .insert(passwordResets)
      .values({ username, locale, expiresAt })
      .returning({ id: passwordResets.id });
    if (request) await addEvents(work, [{ kind: eventKind, subjectId: request.id }]);
  });
}

/**
 * Stores requests for the links with which new members choose their first passwords, in the transaction that stores the members. A
 * member who has an account then gets no message.
 */
export async function inviteMembers(
  work: Transaction,
  memberNumbers: readonly string[],
  locale: Locale,
): Promise<void> {
  if (memberNumbers.length === 0) return;
  const expiresAt = sql`now() + make_interval(days => ${waitingDays})`;
  const requests = await work
    .insert(passwordResets)
    .values(memberNumbers.map((memberNumber) => ({ ...ofMember(memberNumber), locale, expiresAt })))
    .returning({ id: passwordResets.id });
  await addEvents(
    work,
    requests.map(({ id }) => ({ kind: eventKind, subjectId: id })),
  );
}

/** Makes a link for a new member that a page shows; undefined for a member who has an account. Returns its token. */
export async function makeAccountToken(
  work: Transaction,
  { memberNumber, locale }: { readonly memberNumber: string; readonly locale: Locale },
): Promise<string | undefined> {
  if (await hasAccount(work, memberNumber)) return undefined;
  const token = newToken();
  const expiresAt = inMinutes(passwordResetMinutes);
  await work
    .insert(passwordResets)
    .values({ ...ofMember(memberNumber), locale, expiresAt, tokenHash: hashOf(token) });
  return token;
}

/** The page on which a new member chooses the first password, in each language. */
export function accountLinkOf(
  { newPassword }: Pick<SiteLinks, 'newPassword'>,
  token: string,
): Localized<string> {
  const query = new URLSearchParams({ [passwordTokenParameter]: token, [newAccountParameter]: '' });
  return { fr: `${newPassword.fr}?${query}`, en: `${newPassword.en}?${query}` };
}

/** The username of the account that the member will have. */
const ofMember = (memberNumber: string) => ({ username: memberNumber, memberNumber });

/** A link that sets a password. */
export type PasswordLink = Pick<typeof passwordResets.$inferSelect, 'username' | 'memberNumber' | 'locale'>;

const linkColumns = {
  username: passwordResets.username,
  memberNumber: passwordResets.memberNumber,
  locale: passwordResets.locale,
};

/** The link of a token; undefined if the token is unknown, expired or used. */
export async function linkOfToken({ db }: Database, token: string): Promise<PasswordLink | undefined> {
  const [link] = await db
    .select(linkColumns)
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), isValid));
  return link;
}

/** Marks a token as used and returns its link; undefined when another call did so first. */
export async function useToken(transaction: Transaction, token: string): Promise<PasswordLink | undefined> {
  const [used] = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), isValid))
    .returning(linkColumns);
  return used;
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
    const [request] = await database.db.select().from(passwordResets).where(isRequest);
    if (!request) throw new DeliveryFailed('expired', { final: true });
    const known = await memberNumberOf(database, request.username);
    const isNew = known === undefined;
    const memberNumber = known ?? (await memberWithoutAccount(request));
    if (memberNumber === undefined) return;
    if (request.memberNumber !== null && !isNew) throw new DeliverySkipped('has an account');
    const address = await emailOf(memberNumber);
    // No member has the number that a visitor typed.
    if (address === undefined && isNew && request.memberNumber === null) return;
    const to = mailAddress(address);
    if (to === undefined) throw new DeliveryFailed('no address', { final: true });

    // A second attempt creates a new token: the first one is not stored.
    const token = newToken();
    await database.db
      .update(passwordResets)
      .set({
        tokenHash: hashOf(token),
        ...(isNew && { memberNumber, expiresAt: inMinutes(newAccountHours * 60) }),
      })
      .where(isRequest);
    const { locale } = request;
    const t = translator(passwordMailMessages, { locale });
    const query = new URLSearchParams({ [passwordTokenParameter]: token });
    const link = isNew ? accountLinkOf(links, token)[locale] : `${links.newPassword[locale]}?${query}`;
    await send({
      id,
      fromName: club.name[locale],
      to,
      subject: t(isNew ? 'newSubject' : 'subject'),
      text: mailText([
        [t('hello')],
        [isNew ? t('opens', { hours: newAccountHours }) : t('asked', { minutes: passwordResetMinutes })],
        [siteUrl + link],
        isNew ? [t('username', { username: memberNumber })] : [],
        isNew ? [t('once'), t('later')] : [t('once'), t('notYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: automaticHeaders,
    });
  });

  /** A member who has no account yet: a new one, or the one whose number was typed. */
  async function memberWithoutAccount({ username, memberNumber }: PasswordLink): Promise<string | undefined> {
    const number = memberNumber ?? username;
    if (!isMemberNumber(number) || (await hasAccount(database.db, number))) return undefined;
    return number;
  }
}
