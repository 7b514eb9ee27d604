import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { KeyRing } from '../../platform/config/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { concerns, type Person, type PersonalData } from '../../platform/personal-data/person.ts';
import { addDays } from '../quotes/index.ts';
import { rowsOfOrder } from './order-rows.ts';
import { gifts, membershipEndings, orders, renewalConsents, renewals } from './orders.tables.ts';
import { deleteNeverPaid } from './retention.ts';
import { orderEncryption, unsealOrder } from './sealed-order.ts';

/** Rows per statement. */
const pageSize = 500;

type Order = typeof orders.$inferSelect;

/** Orders and gifts with their contracts, payments and messages, ends of memberships, automatic renewals, and the choices about them. */
export function personalOrders(
  database: Database,
  keys: KeyRing,
  { keepDays }: { readonly keepDays: number },
): PersonalData {
  const db = database.db;
  const encryption = orderEncryption(keys);

  /** Orders that name the person, with the gifts that became the person’s membership. */
  async function of(person: Person): Promise<Order[]> {
    const given =
      'memberNumber' in person
        ? await db
            .select({ orderId: gifts.orderId })
            .from(gifts)
            .where(eq(gifts.memberNumber, person.memberNumber))
        : [];
    const own = new Set(given.map(({ orderId }) => orderId));
    const found: Order[] = [];
    let after: SQL | undefined;
    for (;;) {
      const rows = await db.select().from(orders).where(after).orderBy(asc(orders.id)).limit(pageSize);
      found.push(...rows.filter((row) => own.has(row.id) || isAbout(row, person)));
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return found;
      after = gt(orders.id, last.id);
    }
  }

  function isAbout(order: Order, person: Person): boolean {
    if ('memberNumber' in person && order.memberNumber === person.memberNumber) return true;
    return order.sealed !== null && concerns(unsealOrder(order, encryption), person);
  }

  async function record(order: Order) {
    const {
      attempts,
      later,
      refunds,
      disputes,
      gifts: given,
      events,
    } = await rowsOfOrder(database, order.id);
    const { giftToken: _, ...personal } = order.sealed === null ? {} : unsealOrder(order, encryption);
    const { number, state, locale, memberNumber, renewalSelected, quote, placedAt } = order;
    return {
      kind: 'order',
      name: number ?? order.id,
      at: order.createdAt.toISOString(),
      data: {
        state,
        locale,
        memberNumber,
        renewalSelected,
        placedAt,
        flow: quote.flow,
        period: quote.period,
        price: quote.priceData,
        ...personal,
        attempts: attempts.map(({ createdAt: at, cents, state }) => ({ at, cents, state })),
        later: later.map(({ dueOn, cents, state }) => ({ dueOn, cents, state })),
        refunds: refunds.map(({ createdAt: at, cents, refundedAt }) => ({ at, cents, refundedAt })),
        disputes: disputes.map(({ createdAt: at, cents, state }) => ({ at, cents, state })),
        gift: given.map(({ acceptedAt, memberNumber, fromDay: from, toDay: to }) => ({
          acceptedAt,
          memberNumber,
          from,
          to,
        })),
        messages: events.map(({ kind: message, deliveredAt, failedAt }) => ({
          message,
          deliveredAt,
          failedAt,
        })),
      },
    };
  }

  const endingsOf = (memberNumber: string) =>
    db.select().from(membershipEndings).where(eq(membershipEndings.memberNumber, memberNumber));

  return {
    async find(person) {
      const found = await Promise.all((await of(person)).map(record));
      if (!('memberNumber' in person)) return found;
      const { memberNumber } = person;
      const chosen = await db
        .select()
        .from(renewalConsents)
        .where(eq(renewalConsents.memberNumber, memberNumber));
      const planned = await db.select().from(renewals).where(eq(renewals.memberNumber, memberNumber));
      const ended = await endingsOf(memberNumber);
      return [
        ...found,
        ...chosen.map(({ id, at, ...data }) => ({
          kind: 'renewal-choice',
          name: String(id),
          at: at.toISOString(),
          data,
        })),
        ...planned.map(({ expiresOn, state, reason, noticeSentAt, createdAt }) => ({
          kind: 'renewal',
          name: expiresOn,
          at: createdAt.toISOString(),
          data: { expiresOn, state, reason, noticeSentAt },
        })),
        ...ended.map(({ endsOn, endedBy, locale, details, at }) => ({
          kind: 'ending',
          name: endsOn,
          at: at.toISOString(),
          data: { endedBy, locale, ...details },
        })),
      ];
    },
    async erase(person) {
      const found = await of(person);
      const deleted = await database.transaction((work) =>
        deleteNeverPaid(
          work,
          inArray(
            orders.id,
            found.map(({ id }) => id),
          ),
        ),
      );
      const left = found.filter(({ id, sealed }) => sealed !== null && !deleted.includes(id));
      const proofs =
        'memberNumber' in person
          ? await db
              .select({ id: renewalConsents.id })
              .from(renewalConsents)
              .where(eq(renewalConsents.memberNumber, person.memberNumber))
          : [];
      const ended = 'memberNumber' in person ? await endingsOf(person.memberNumber) : [];
      const keptUntil = (time: Date) => addDays(time.toISOString().slice(0, 10), keepDays);
      return {
        erased: deleted.length,
        kept: [
          ...left.map(({ id, number, createdAt }) => ({
            kind: 'order',
            name: number ?? id,
            reason: 'books' as const,
            until: keptUntil(createdAt),
          })),
          ...ended.map(({ endsOn, at }) => ({
            kind: 'ending',
            name: endsOn,
            reason: 'books' as const,
            until: keptUntil(at),
          })),
          ...proofs.map(({ id }) => ({ kind: 'renewal-choice', name: String(id), reason: 'proof' as const })),
        ],
      };
    },
  };
}
