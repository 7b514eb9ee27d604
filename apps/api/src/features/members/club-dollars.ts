import type { MemberSource } from '@jalon/api-client/contract';
import { and, eq, gt, inArray, lte, ne, sql, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { clubDollarReservations as reservations } from './club-dollars.tables.ts';

/** Days after which a reservation without an answer ends. */
const reservedDays = 30;
/** The class of the advisory locks, one for each membership. */
const lockClass = 6_202_853;

/**
 * Reserves club dollars until staff have answered the request: the balance in the membership system changes only
 * then. The members of a membership share its balance.
 */
export interface ClubDollars {
  /**
   * Reserves the amount; false when the available balance is too low. A request that already has a reservation keeps
   * it, so that it can be sent again.
   */
  reserve(member: MemberSource, request: { readonly id: string; readonly cents: number }): Promise<boolean>;
  /** Ends a reservation, if there is one. */
  release(id: string): Promise<void>;
}

export function createClubDollars(database: Database): ClubDollars {
  return {
    reserve: (source, request) =>
      database.transaction((transaction) => reserveClubDollars(transaction, source, request)),
    release: (id) => database.transaction((transaction) => releaseClubDollars(transaction, id)),
  };
}

/** {@link ClubDollars.reserve} within a transaction; other reservations of the membership wait for its end. */
export async function reserveClubDollars(
  transaction: Transaction,
  source: MemberSource,
  { id, cents }: { readonly id: string; readonly cents: number },
): Promise<boolean> {
  const [{ noMembre: memberNumber }] = source.resMemberData.membres;
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(${lockClass}, hashtext(${numbersSharing(source)[0]}))`,
  );
  const end = sql`now() - make_interval(days => ${reservedDays})`;
  await transaction.delete(reservations).where(lte(reservations.reservedAt, end));
  if (cents > balanceOf(source) - (await reservedByOthers(transaction, source, id))) return false;
  await transaction.insert(reservations).values({ id, memberNumber, cents }).onConflictDoNothing();
  return true;
}

/** {@link ClubDollars.release} within a transaction. */
export async function releaseClubDollars(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(reservations).where(eq(reservations.id, id));
}

/**
 * Lets a reservation end in two minutes, after the membership system has subtracted it from the balance: an order
 * that read the former balance just before must still see the reservation.
 */
export async function endClubDollars(transaction: Transaction, id: string): Promise<void> {
  const end = sql`now() - make_interval(days => ${reservedDays}, mins => -2)`;
  await transaction.update(reservations).set({ reservedAt: end }).where(eq(reservations.id, id));
}

/** The available balance of a membership, and what requests and orders have reserved of it, in cents. */
export async function clubDollarsOf(
  { db }: Pick<Database, 'db'>,
  source: MemberSource,
): Promise<{ readonly available: number; readonly reserved: number }> {
  const reserved = await reservedByOthers(db, source, '');
  return { available: Math.max(0, balanceOf(source) - reserved), reserved };
}

/** The cents reserved by other requests than this one. */
async function reservedByOthers(work: Transaction, source: MemberSource, id: string): Promise<number> {
  const [others] = await work
    .select({ cents: sum(reservations.cents).mapWith(Number) })
    .from(reservations)
    .where(
      and(
        inArray(reservations.memberNumber, numbersSharing(source)),
        ne(reservations.id, id),
        gt(reservations.reservedAt, sql`now() - make_interval(days => ${reservedDays})`),
      ),
    );
  return others?.cents ?? 0;
}

/** The members who share a balance, in the same order for each of them. */
function numbersSharing(source: MemberSource): string[] {
  const [{ noMembre, dossierAdhesion }] = source.resMemberData.membres;
  const sharing = (dossierAdhesion.membresDossierAdhesion ?? []).map((member) => member.noMembre);
  return [...new Set([noMembre, ...sharing])].sort();
}

/** In cents; fractions of a cent are dropped. */
function balanceOf(source: MemberSource): number {
  const { soldeDollarsCAA } = source.resMemberData.membres[0].dossierAdhesion;
  // 1.15 * 100 is 114.99999999999999 in floating point.
  return Math.trunc(Number(((soldeDollarsCAA ?? 0) * 100).toFixed(4)));
}
