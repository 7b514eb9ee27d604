import { randomUUID } from 'node:crypto';
import { checkoutDays, type SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { KeyRing } from '../../platform/config/keys.ts';
import { createEncryption, type Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailText, type SendMail } from '../../platform/mail/mailer.ts';
import { DeliverySkipped } from '../../platform/outbox/event-handler.ts';
import { addEvents } from '../../platform/outbox/event-store.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { pathOfToken } from '../../platform/site-links/site-links.ts';
import { checkoutLinks } from './checkouts.tables.ts';
import { resumeMailMessages } from './resume-mail.messages.ts';
import type { ResumeTokens } from './resume-token.ts';

const eventKind = 'checkouts.resume-link';

/** A link to mail, with its address and language. */
interface Request {
  readonly email: string;
  readonly locale: Locale;
  /** The random id of the link. */
  readonly link: string;
}

/** The encryption of requests for links, with `DATA_KEYS`. */
export const linkEncryption = (keys: KeyRing): Encryption => createEncryption('checkout links', keys);

/** Stores the request for a link, which the outbox then mails. */
export async function requestLink(
  { transaction }: Database,
  keys: KeyRing,
  { checkoutId, ...asked }: Request & { readonly checkoutId: string },
): Promise<void> {
  const id = randomUUID();
  const { bytes, keyId } = linkEncryption(keys).encrypt(JSON.stringify(asked), id);
  await transaction(async (work) => {
    await work.insert(checkoutLinks).values({ id, checkoutId, sealed: bytes, dataKey: keyId });
    await addEvents(work, [{ kind: eventKind, subjectId: id }]);
  });
}

export interface LinkMailOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly tokens: ResumeTokens;
  readonly club: ClubConfig;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly links: Pick<SiteLinks, 'resume'>;
  readonly send: SendMail;
}

/** Sends the links; the email addresses are deleted afterwards. */
export function mailLinks(outbox: Outbox, options: LinkMailOptions): void {
  const { database, keys, tokens, club, siteUrl, links, send } = options;
  const encryption = linkEncryption(keys);

  outbox.handle(eventKind, async ({ id, subjectId }) => {
    const isRequest = eq(checkoutLinks.id, subjectId);
    const [request] = await drizzle(database.pool).select().from(checkoutLinks).where(isRequest);
    // The checkout has been finished or deleted since.
    if (!request) throw new DeliverySkipped('no checkout');
    const encrypted = { bytes: request.sealed, keyId: request.dataKey };
    const { email, locale, link }: Request = JSON.parse(encryption.decrypt(encrypted, request.id));
    const t = translator(resumeMailMessages, { locale });
    const token = await tokens.issue({ row: request.checkoutId, link });
    await send({
      id,
      fromName: club.name[locale],
      to: email,
      subject: t('subject'),
      text: mailText([
        [t('hello')],
        [t('asked', { days: checkoutDays })],
        [siteUrl + pathOfToken(links.resume[locale], token)],
        [t('private'), t('notYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    });
    await drizzle(database.pool).delete(checkoutLinks).where(isRequest);
  });
}
