import type { MemberSource } from '@jalon/api-client/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MemberDirectory } from '../../members/index.ts';
import { addDays } from '../../quotes/index.ts';
import { orders, renewalConsents, renewals } from '../orders.tables.ts';
import { morningOf, type Order } from '../settle/settle-attempt.ts';

export type Renewal = typeof renewals.$inferSelect;

/** First and last day for the notice, in days before the end (Consumer Protection Act, s. 214.3, and the contract). */
export const noticeDays = { first: 90, last: 60 };

/** The last day on which the notice can be sent. */
export const lastNoticeDay = ({ expiresOn }: Pick<Renewal, 'expiresOn'>) =>
  addDays(expiresOn, -noticeDays.last);

/** Plans the renewal of the membership that an order started, if the payer agreed to it. */
export async function planRenewal(
  transaction: Transaction,
  { quote, renewalSelected, savedMethod }: Order,
  memberNumber: string,
): Promise<void> {
  // The payer of a gift is not the member.
  if (!renewalSelected || savedMethod === null || quote.flow === 'gift-a-membership') return;
  const expiresOn = quote.period.to;
  await transaction
    .insert(renewals)
    .values({ memberNumber, expiresOn, nextStepAt: morningOf(addDays(expiresOn, -noticeDays.first)) })
    .onConflictDoNothing();
}

/**
 * Plans the renewal of a membership after automatic renewal was switched on. A renewal that was stopped by switching it
 * off continues from its former state: a notice is not sent twice.
 */
export async function planSwitchedOn(
  transaction: Transaction,
  { memberNumber, expiresOn }: Pick<Renewal, 'memberNumber' | 'expiresOn'>,
): Promise<void> {
  const noticeAt = morningOf(addDays(expiresOn, -noticeDays.first));
  await transaction
    .insert(renewals)
    .values({ memberNumber, expiresOn, nextStepAt: noticeAt })
    .onConflictDoUpdate({
      target: [renewals.memberNumber, renewals.expiresOn],
      set: {
        state: sql`CASE WHEN ${renewals.noticeSentAt} IS NULL THEN 'planned' ELSE 'noticed' END`,
        reason: null,
        nextStepAt: sql`CASE WHEN ${renewals.noticeSentAt} IS NULL THEN ${noticeAt}::timestamptz
          ELSE ${morningOf(expiresOn)}::timestamptz END`,
      },
      setWhere: and(eq(renewals.state, 'stopped'), inArray(renewals.reason, ['switchedOff', 'orderEnded'])),
    });
}

export interface Consent {
  /** The latest order with a saved card or account. */
  readonly order: Order;
  readonly source: MemberSource;
}

/** Why a renewal is stopped. */
interface Stopped {
  readonly reason: 'orderEnded' | 'noMember' | 'notActive' | 'switchedOff' | 'otherEnd';
}

/**
 * The consent to a renewal, if it is still valid: the membership system has the membership as active, with automatic
 * renewal and the same end.
 */
export async function findConsent(
  database: Database,
  directory: MemberDirectory,
  { memberNumber, expiresOn }: Renewal,
): Promise<Consent | Stopped> {
  const order = await findPaidOrder(database, { memberNumber, expiresOn });
  if (!order) return { reason: 'orderEnded' };
  if (!(await isAgreed(database, order, memberNumber))) return { reason: 'switchedOff' };
  const source = await directory.find(memberNumber);
  if (!source) return { reason: 'noMember' };
  const { codeStatutAdhesion, codeTypeRenouvellement, dateExpiration } =
    source.resMemberData.membres[0].dossierAdhesion;
  if (codeStatutAdhesion !== 'A') return { reason: 'notActive' };
  if (codeTypeRenouvellement !== 'A') return { reason: 'switchedOff' };
  if (dateExpiration?.slice(0, 10) !== expiresOn) return { reason: 'otherEnd' };
  return { order, source };
}

/** The latest order that paid a membership until its end and saved a card or account for later payments. */
export async function findPaidOrder(
  { db }: Database,
  { memberNumber, expiresOn }: Pick<Renewal, 'memberNumber' | 'expiresOn'>,
): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberNumber, memberNumber),
        eq(orders.state, 'placed'),
        sql`${orders.savedMethod} IS NOT NULL AND ${orders.sealed} IS NOT NULL`,
        sql`${orders.quote}->'period'->>'to' = ${expiresOn}`,
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return order;
}

/** Whether the member agrees to the renewal: by the last choice in the member area or by the order, if it is later. */
export async function isAgreed(database: Database, order: Order, memberNumber: string): Promise<boolean> {
  const latest = await latestConsent(database, memberNumber);
  if (!latest || (order.placedAt !== null && latest.at < order.placedAt)) return order.renewalSelected;
  return latest.isOn;
}

/** The latest choice of a member in the member area. */
export async function latestConsent({ db }: Database, memberNumber: string) {
  const [latest] = await db
    .select()
    .from(renewalConsents)
    .where(eq(renewalConsents.memberNumber, memberNumber))
    .orderBy(desc(renewalConsents.at), desc(renewalConsents.id))
    .limit(1);
  return latest;
}
