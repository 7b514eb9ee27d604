import {
  acceptGift as acceptCall,
  type GiftAccepted,
  type GiftAnswer,
  getGift,
  giftAccepted,
  giftAnswer,
  type SiteLinks,
} from '@jalon/api-client/contract';
import type { OrderDetails } from '@jalon/checkout/schemas';
import { dayInQuebec } from '@jalon/i18n';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CheckRate } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { accountLinkOf, makeAccountToken } from '../../auth/index.ts';
import { yearFrom } from '../../quotes/index.ts';
import { findNumbers, shownPeople } from '../added-people.ts';
import { gifts, orders } from '../orders.tables.ts';
import { type EnrolOptions, inviteNewMembers, newMembership } from '../place/enrol.ts';
import { unsealOrder } from '../sealed-order.ts';
import { hashOf } from '../settle/settle-attempt.ts';
import { readGiftCode } from './gift-code.ts';

export interface GiftRouteOptions extends AcceptOptions {
  readonly checkRate: CheckRate;
}

/** Adds the routes of a gift’s link. The token is enough to see and accept the gift. */
export function giftRoutes(app: FastifyInstance, { checkRate, ...options }: GiftRouteOptions): void {
  contractRoute(app, getGift, {
    summary: 'A gift that waits for its recipient',
    description: 'By the token of its link.',
    tags: ['checkout'],
    answer: giftAnswer,
    errors: ['not_found', 'too_many', 'unavailable'],
    onRequest: checkRate,
    handler: async ({ params }) => (await showGift(options, params.token)) ?? missing(),
  });

  contractRoute(app, acceptCall, {
    summary: 'Accepts a gift: the recipient becomes a member',
    description:
      'For a year from the day of the first call; called again, it answers the same, but for the link with which the recipient chooses a password.',
    tags: ['checkout'],
    answer: giftAccepted,
    errors: ['not_found', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: checkRate,
    handler: async ({ params }) => (await acceptGift(options, params.token)) ?? missing(),
  });
}

function missing(): never {
  throw new ApiError('not_found');
}

/**
 * The gift of a link’s token, with its order; undefined for an unknown token, a cancelled order, and a gift that was not
 * accepted before a later payment failed.
 */
async function find({ database }: EnrolOptions, token: string) {
  const [found] = await database.db
    .select({ gift: gifts, order: orders })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.tokenHash, hashOf(readGiftCode(token))));
  if (!found) return undefined;
  const { gift, order } = found;
  const isClosed = order.state === 'cancelled' || (order.state === 'unpaid' && gift.acceptedAt === null);
  // A gift whose personal data is deleted can't be accepted.
  return isClosed || order.sealed === null ? undefined : found;
}

/** The gift as its recipient sees it. */
async function showGift(options: EnrolOptions, token: string): Promise<GiftAnswer | undefined> {
  const found = await find(options, token);
  if (!found) return undefined;
  const { order, gift } = found;
  const { details } = unsealOrder(order, options.encryption);
  const { registration, giver, gift: card } = details as OrderDetails<'gift-a-membership'>;
  return {
    gift: {
      giverName: `${giver.firstName} ${giver.lastName}`,
      recipientFirstName: registration.firstName,
      codeOptionAdhesion: order.quote.codeOptionAdhesion,
      message: card.message,
      state: gift.acceptedAt === null ? 'waiting' : 'accepted',
    },
  };
}

interface AcceptOptions extends EnrolOptions {
  readonly links: Pick<SiteLinks, 'newPassword'>;
}

/**
 * Makes the recipient a member, for a year from the day of the first call. Further calls return the same answer, without the link
 * to choose a password: the directory processes each order once.
 */
async function acceptGift(options: AcceptOptions, token: string): Promise<GiftAccepted | undefined> {
  const { database, directory, encryption, links } = options;
  const found = await find(options, token);
  if (!found) return undefined;
  const { order, gift } = found;
  const from = dayInQuebec();
  // Stored before the call to the directory: a second call must send the same day.
  await database.db
    .update(gifts)
    .set({ fromDay: from, toDay: yearFrom(from) })
    .where(and(eq(gifts.id, gift.id), isNull(gifts.fromDay)));
  const [days] = await database.db.select().from(gifts).where(eq(gifts.id, gift.id));
  if (!days?.fromDay || !days.toDay) throw new Error('The gift has no days');

  const personal = unsealOrder(order, encryption);
  const membership = newMembership(order, personal, days.toDay);
  const memberNumber = days.memberNumber ?? (await directory.createMembership(order.id, membership));
  // The order was cancelled meanwhile.
  if (memberNumber === '') return undefined;
  const additionalNumbers = order.additionalNumbers ?? (await findNumbers(directory, personal, memberNumber));
  const accepted = await database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(orders).where(eq(orders.id, order.id)).for('update');
    // The directory takes it back.
    if (current?.state === 'cancelled') return undefined;
    const first = await transaction
      .update(gifts)
      .set({ memberNumber, acceptedAt: sql`now()` })
      .where(and(eq(gifts.id, gift.id), isNull(gifts.acceptedAt)))
      .returning({ id: gifts.id });
    await transaction
      .update(orders)
      .set({ additionalNumbers, enrolledAt: sql`now()` })
      .where(eq(orders.id, order.id));
    if (first.length === 0) return { accountToken: undefined };
    const { locale } = order;
    const members = { main: memberNumber, additionalNumbers, locale };
    await inviteNewMembers(transaction, options, personal, members);
    return { accountToken: await makeAccountToken(transaction, { memberNumber, locale }) };
  });
  if (!accepted) return undefined;
  const { accountToken } = accepted;
  return {
    memberNumber,
    from: days.fromDay,
    to: days.toDay,
    additionalMembers: shownPeople(personal, { additionalNumbers }),
    ...(accountToken !== undefined && { link: accountLinkOf(links, accountToken) }),
  };
}
