import { createHash, randomBytes } from 'node:crypto';
import { endingLinkMinutes, type SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { automaticHeaders, mailAddress, mailText, type SendMail } from '../../../platform/mail/mailer.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { addEvents, deleteEvents } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { pathOfToken } from '../../../platform/site-links/site-links.ts';
import type { MemberDirectory } from '../../members/index.ts';
import { endingLinks, orders } from '../orders.tables.ts';
import { unsealOrder } from '../sealed-order.ts';
import { endingMailMessages } from './ending-mail.messages.ts';
import { type FoundTarget, findMembershipOf, findTargetOfOrder } from './ending-target.ts';

export const linkEventKind = 'orders.ending-link';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const isValid = gt(endingLinks.expiresAt, sql`now()`);
const isMemberNumber = /^\d+$/;

/**
 * Stores the request for a link. The number is looked up only when the message is written, so that the answer takes the same time
 * whether or not it exists.
 */
export async function requestEndingLink(
  { transaction }: Database,
  request: { readonly number: string; readonly locale: Locale },
): Promise<void> {
  await transaction(async (work) => {
    const expiresAt = sql`now() + make_interval(mins => ${endingLinkMinutes})`;
    const [added] = await work
      .insert(endingLinks)
      .values({ ...request, expiresAt })
      .returning({ id: endingLinks.id });
    if (added) await addEvents(work, [{ kind: linkEventKind, subjectId: added.id }]);
  });
}

/** Deletes requests that ended a day ago, with their events. */
export async function deleteOldEndingLinks({ transaction }: Database): Promise<void> {
  await transaction(async (work) => {
    const deleted = await work
      .delete(endingLinks)
      .where(lt(endingLinks.expiresAt, sql`now() - interval '1 day'`))
      .returning({ id: endingLinks.id });
    await deleteEvents(
      work,
      deleted.map(({ id }) => id),
    );
  });
}

/** A valid link. */
export interface EndingLink extends FoundTarget {
  readonly id: string;
  /** What it has ended. */
  readonly endingId: string | null;
}

interface LinkOptions {
  readonly database: Database;
  readonly directory: MemberDirectory;
}

/** The link of a token. @throws ApiError `invalid_fields` for a token that is unknown or too old */
export async function findLink(options: LinkOptions, token: string): Promise<EndingLink> {
  const [link] = await options.database.db
    .select()
    .from(endingLinks)
    .where(and(eq(endingLinks.tokenHash, hashOf(token)), isValid));
  const found =
    link?.memberNumber != null
      ? await findMembershipOf(options, link.memberNumber)
      : link?.orderId != null && { target: { orderId: link.orderId }, enrolled: undefined };
  if (!link || !found) throw new ApiError('invalid_fields', { errors: { token: 'expired' } });
  return { ...found, id: link.id, endingId: link.endingId };
}

async function targetOfNumber(options: LinkOptions, number: string): Promise<FoundTarget | undefined> {
  try {
    if (!isMemberNumber.test(number)) return await findTargetOfOrder(options, number);
    return number.length > 10 ? undefined : await findMembershipOf(options, number);
  } catch (error) {
    // An additional member can’t end the membership; the main member can.
    if (error instanceof ApiError && ['not_found', 'forbidden'].includes(error.code)) return undefined;
    throw error;
  }
}

export interface EndingLinkMailOptions extends LinkOptions {
  readonly encryption: Encryption;
  readonly club: ClubConfig;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly links: Pick<SiteLinks, 'endMembership'>;
  readonly send: SendMail;
}

/** Sends the links: to the main member’s address, or to the payer of an order without a member. */
export function mailEndingLinks(outbox: Outbox, options: EndingLinkMailOptions): void {
  const { database, club, siteUrl, links, send } = options;
  outbox.handle(linkEventKind, async ({ id, subjectId }) => {
    const isRequest = and(eq(endingLinks.id, subjectId), isValid);
    const [request] = await database.db.select().from(endingLinks).where(isRequest);
    if (!request) throw new DeliveryFailed('expired', { final: true });
    const found = await targetOfNumber(options, request.number);
    if (!found) return;
    const to = mailAddress(await addressOf(options, found));
    if (to === undefined) throw new DeliveryFailed('no address', { final: true });

    // A second attempt creates a new token: the first one is not stored.
    const token = randomBytes(32).toString('base64url');
    await database.db
      .update(endingLinks)
      .set({ ...found.target, tokenHash: hashOf(token) })
      .where(isRequest);
    const { locale } = request;
    const t = translator(endingMailMessages, { locale });
    await send({
      id,
      fromName: club.name[locale],
      to,
      subject: t('linkSubject'),
      text: mailText([
        [t('helloAll')],
        [t('linkAsked', { minutes: endingLinkMinutes })],
        [siteUrl + pathOfToken(links.endMembership[locale], token)],
        [t('linkNothing'), t('linkOnce')],
        [t('linkNotYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: automaticHeaders,
    });
  });
}

/** The address of the person who may end a membership. */
export async function addressOf(
  { database, directory, encryption }: Pick<EndingLinkMailOptions, 'database' | 'directory' | 'encryption'>,
  { target }: Pick<FoundTarget, 'target'>,
): Promise<string | undefined> {
  if ('memberNumber' in target) {
    const member = await directory.find(target.memberNumber);
    return member?.resMemberData.membres[0].personne.courriel ?? undefined;
  }
  const [order] = await database.db.select().from(orders).where(eq(orders.id, target.orderId));
  return order?.sealed ? unsealOrder(order, encryption).payer.email : undefined;
}
