import type { ClubConfig } from '@jalon/club';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { findSubmission } from '../store/stored-submissions.ts';
import { type ChannelName, eventKind } from '../store/submission-events.ts';
import { limitChangeNotices, limitMails } from './acknowledgement-limit.ts';
import type { Channel, DeliveredFiles } from './channel.ts';
import type { DeliverySettings } from './delivery.settings.ts';
import { acknowledgementChannel, changeNoticeChannel, mailChannel } from './mail/mail.ts';
import { fillMailbox } from './mailbox.ts';
import { webhookChannel } from './webhook.ts';

export interface DeliveryOptions {
  readonly settings: DeliverySettings;
  readonly database: Database;
  readonly club: ClubConfig;
  readonly forms: readonly HandledForm[];
  readonly encryption: Encryption;
  /** Key of the hashes of visitors' email addresses. */
  readonly secret: string;
  readonly files: DeliveredFiles;
}

/** The channels in the settings, without the mailbox. */
export function openChannels(options: DeliveryOptions): ReadonlyMap<ChannelName, Channel> {
  const { settings, database, club, forms, secret, files } = options;
  const channels = new Map<ChannelName, Channel>();
  if (settings.mail) {
    const mail = { ...settings.mail, club, forms, files };
    channels.set('mail', mailChannel(mail));
    channels.set('acknowledgement', acknowledgementChannel(mail, limitMails(database, secret)));
    channels.set('change-notice', changeNoticeChannel(mail, limitChangeNotices(database, secret)));
  }
  if (settings.webhook) channels.set('webhook', webhookChannel(settings.webhook, files));
  return channels;
}

/** Registers the delivery of submissions with the outbox. */
export function registerDeliveries(outbox: Outbox, options: DeliveryOptions): void {
  const { database, encryption } = options;
  for (const [name, channel] of openChannels(options)) {
    outbox.handle(eventKind(name), async ({ id, subjectId }, signal) => {
      const submission = await findSubmission(database, encryption, subjectId);
      if (!submission) throw new DeliveryFailed('deleted', { final: true });
      await channel.deliver({ id, submission }, signal);
    });
  }
  // Also with other channels: submissions may have been stored before they were configured.
  outbox.handle(eventKind('mailbox'), ({ subjectId }) => fillMailbox(database, subjectId));
}
