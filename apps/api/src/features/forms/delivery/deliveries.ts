import type { ClubConfig } from '@jalon/forms/schemas';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type HandledForm, typedEmail } from '../handled-forms.ts';
import { limitAcknowledgements } from './acknowledgement-limit.ts';
import type { Channel, ChannelName } from './channel.ts';
import type { DeliverySettings } from './delivery.settings.ts';
import type { DeliveryLog } from './delivery-log.ts';
import type { Loop } from './loop.ts';
import { acknowledgementChannel, mailChannel } from './mail.ts';
import { startMailbox } from './mailbox.ts';
import { webhookChannel } from './webhook.ts';
import { startWorker } from './worker.ts';

export interface DeliveryOptions {
  readonly settings: DeliverySettings;
  readonly database: Database;
  readonly club: ClubConfig;
  readonly forms: readonly HandledForm[];
  /** Of the personal data. */
  readonly keys: KeyRing;
  /** Keys the hashes of visitors' e-mail addresses. */
  readonly secret: string;
  readonly log: DeliveryLog;
}

/** The ways of submissions to those who answer them. */
export interface Deliveries {
  /** The ways out for a submission: one at least. */
  channelsFor(values: Readonly<Record<string, string>>): readonly ChannelName[];
  /** Begins to deliver in this process. */
  start(): void;
  /** Says that a submission was stored. */
  wake(): void;
  /** Ends the work of this process; what is under way is finished or left to another. */
  stop(): Promise<void>;
}

/** Prepares the ways that the settings ask for. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const { settings, database, club, forms, secret } = options;
  const { mail, webhook } = settings;
  const channels = new Map<ChannelName, Channel>();
  if (mail) {
    channels.set('mail', mailChannel({ ...mail, club, forms }));
    const limited = limitAcknowledgements(database, secret);
    channels.set('acknowledgement', acknowledgementChannel({ ...mail, club, forms }, limited));
  }
  if (webhook) channels.set('webhook', webhookChannel(webhook));
  const outgoing = [...channels.keys()].filter((name) => name !== 'acknowledgement');
  let worker: Loop | undefined;
  let mailbox: Loop | undefined;
  return {
    channelsFor(values) {
      if (outgoing.length === 0) return ['mailbox'];
      return mail && typedEmail(values) ? [...outgoing, 'acknowledgement'] : outgoing;
    },
    start() {
      if (outgoing.length > 0) worker ??= startWorker({ ...options, channels });
      // Also beside other ways: what was stored before they were configured goes there.
      mailbox ??= startMailbox(database, options.log);
    },
    wake: () => worker?.wake(),
    async stop() {
      await Promise.all([worker?.stop(), mailbox?.stop()]);
    },
  };
}
