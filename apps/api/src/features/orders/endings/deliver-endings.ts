import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  automaticHeaders,
  createMailer,
  type MailRoute,
  mailAddress,
} from '../../../platform/mail/mailer.ts';
import { DeliveryFailed, DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { eventKind } from '../order-events.ts';
import { membershipEndings, orders } from '../orders.tables.ts';
import type { EnrolOptions } from '../place/enrol.ts';
import { payerIn, unsealOrder } from '../sealed-order.ts';
import type { OrderMailOptions } from '../tell/order-mail.ts';
import { describeEnding, noteTold } from './end-membership.ts';
import { endedMail, endedNotice } from './ending-mail.ts';

type Ending = typeof membershipEndings.$inferSelect;

const recipient = z.object({ isToPayer: z.literal(true) });

export interface DeliverEndingsOptions extends EnrolOptions, Pick<OrderMailOptions, 'club' | 'taxNumbers'> {
  /** To members and payers. */
  readonly mail: MailRoute | undefined;
  /** To the club. */
  readonly notice: { readonly route: MailRoute; readonly to: string } | undefined;
}

/** Registers the handlers of the events of an ended membership. They notify the membership system, the person, the payer and the club. */
export function deliverEndings(outbox: Outbox, options: DeliverEndingsOptions): void {
  const { database, directory, encryption, club, mail, notice } = options;

  async function endingOf(id: string): Promise<Ending> {
    const [ending] = await database.db.select().from(membershipEndings).where(eq(membershipEndings.id, id));
    if (!ending) throw new DeliverySkipped('deleted');
    return ending;
  }

  outbox.handle(eventKind('end'), async ({ subjectId }) => {
    const { id, memberNumber, endsOn, balanceCents } = await endingOf(subjectId);
    if (memberNumber === null) throw new DeliverySkipped('no member');
    if (!(await directory.endMembership(id, memberNumber, { endsOn, balanceCents }))) {
      throw new DeliveryFailed('unknown member', { final: true });
    }
    await noteTold(database, id);
  });

  if (mail) {
    const send = createMailer(mail, club);
    outbox.handle(eventKind('ended'), async ({ id, subjectId, payload }) => {
      const row = await endingOf(subjectId);
      const isToPayer = recipient.safeParse(payload).success;
      const { name, email, locale } = isToPayer ? await payerOf(row) : await personOf(row);
      const to = mailAddress(email);
      if (to === undefined) throw new DeliveryFailed('no address', { final: true });
      const ending = await describeEnding(database, row, encryption);
      const written = endedMail({ ending, row, locale, name, isToPayer }, options);
      await send({ ...written, id, to, fromName: club.name[locale], headers: automaticHeaders });
    });
  } else {
    outbox.handle(eventKind('ended'), async () => {
      throw new DeliverySkipped('no mail');
    });
  }
  if (notice) {
    const send = createMailer(notice.route, club);
    outbox.handle(eventKind('ended-notice'), async ({ id, subjectId }) => {
      const row = await endingOf(subjectId);
      const ending = await describeEnding(database, row, encryption);
      const written = endedNotice(ending, row);
      await send({ ...written, id, to: notice.to, fromName: club.name.fr, headers: automaticHeaders });
    });
  }

  /** The member, or the payer of an order without a member. */
  async function personOf(row: Ending) {
    if (row.memberNumber === null) return { ...(await payerOf(row)), locale: row.locale };
    const source = await directory.find(row.memberNumber);
    if (!source) throw new DeliveryFailed('unknown member', { final: true });
    return { ...payerIn(source), locale: row.locale };
  }

  /** Whoever paid the gift that ended. */
  async function payerOf({ id }: Ending) {
    const ended = await database.db.select().from(orders).where(eq(orders.endingId, id));
    const gift = ended.find(({ quote }) => quote.flow === 'gift-a-membership') ?? ended[0];
    if (!gift || gift.sealed === null) throw new DeliverySkipped('deleted');
    return { ...unsealOrder(gift, encryption).payer, locale: gift.locale };
  }
}
