import type { ClubConfig } from '@jalon/club';
import { type Localized, translator } from '@jalon/i18n';
import { eq } from 'drizzle-orm';
import type { KeyRing } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
import { automaticHeaders, mailText, type SendMail } from '../mail/mailer.ts';
import { DeliverySkipped } from '../outbox/event-handler.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { pathOfToken } from '../site-links/site-links.ts';
import { type DraftKind, linkEncryption } from './draft-kind.ts';
import { linkMailMessages } from './link-mail.messages.ts';
import type { LinkTokens } from './link-tokens.ts';
import type { LinkToMail } from './mailed-links.ts';

export interface LinkMailOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly tokens: LinkTokens;
  readonly club: ClubConfig;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The page that a link opens, with `:token`. */
  readonly page: Localized<string>;
  readonly keepDays: number;
  readonly send: SendMail;
}

/** Sends the links to drafts of one kind; the email addresses are deleted afterwards. */
export function mailLinks(outbox: Outbox, kind: DraftKind, options: LinkMailOptions): void {
  const { database, keys, tokens, club, siteUrl, page, keepDays, send } = options;
  const { links } = kind;
  const encryption = linkEncryption(kind, keys);

  outbox.handle(kind.eventKind, async ({ id, subjectId }) => {
    const isRequest = eq(links.id, subjectId);
    const [request] = await database.db.select().from(links).where(isRequest);
    // The draft has been finished or deleted since.
    if (!request) throw new DeliverySkipped(`no ${kind.name}`);
    const encrypted = { bytes: request.sealed, keyId: request.dataKey };
    const { email, locale, link }: LinkToMail = JSON.parse(encryption.decrypt(encrypted, request.id));
    const t = translator(linkMailMessages, { locale });
    const token = await tokens.issue({ row: request.draftId, link });
    await send({
      id,
      fromName: club.name[locale],
      to: email,
      subject: t('subject'),
      text: mailText([
        [t('hello')],
        [t('asked', { days: keepDays })],
        [siteUrl + pathOfToken(page[locale], token)],
        [t('private'), t('notYou')],
        [club.name[locale], t('automatic')],
      ]),
      headers: automaticHeaders,
    });
    await database.db.delete(links).where(isRequest);
  });
}
