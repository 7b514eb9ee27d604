import type { SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { Store } from './database/store.ts';
import type { MailRoute } from './mail/mailer.ts';
import type { Hosts } from './origins/return-origin.ts';
import type { Outbox } from './outbox/outbox.ts';

/** The parts of the API that its features share. */
export interface Platform extends Hosts {
  readonly store: Store;
  readonly club: ClubConfig;
  readonly outbox: Outbox;
  readonly links: SiteLinks;
  /** Sends messages to members and visitors. Undefined: they are not sent. */
  readonly mail: MailRoute | undefined;
  /** Whether this process also does what is due, and deletes old data. */
  readonly worker: boolean;
}
