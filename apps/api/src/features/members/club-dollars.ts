import type { MemberSource } from '@jalon/api-client/contract';
import { and, eq, inArray, lte, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clubDollarReservations as reservations } from './club-dollars.tables.ts';

/** Days after which a reservation that nobody answered ends. */
const reservedDays = 30;
/** The class of the advisory locks, one for each membership. */
const lockClass = 6_202_853;

/**
 * Reserves club dollars until staff have answered the request: the balance in the membership system changes only
 * then. The members of a membership share its balance.
 */
export interface ClubDollars {
  /**
   * Reserves the amount; false when less than it is left of the balance. A request that has a reservation keeps
   * it, so that it can be sent again.
   */
  reserve(member: MemberSource, request: { readonly id: string; readonly cents: number }): Promise<boolean>;
  /** Ends a reservation, if there is one. */
  release(id: string): Promise<void>;
}

export function createClubDollars(database: Database): ClubDollars {
  return {
    reserve: (source, { id, cents }) =>
      database.transaction(async (transaction) => {
        const [{ noMembre: memberNumber, dossierAdhesion }] = source.resMemberData.membres;
        const sharing = (dossierAdhesion.membresDossierAdhesion ?? []).map(({ noMembre }) => noMembre);
        const numbers = [...new Set([memberNumber, ...sharing])].sort();
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockClass}, hashtext(${numbers[0]}))`);
        const end = sql`now() - make_interval(days => ${reservedDays})`;
        const ofMembership = inArray(reservations.memberNumber, numbers);
        await transaction.delete(reservations).where(lte(reservations.reservedAt, end));
        const [others] = await transaction
          .select({ cents: sum(reservations.cents).mapWith(Number) })
          .from(reservations)
          .where(and(ofMembership, ne(reservations.id, id)));
        const balance = Math.round((dossierAdhesion.soldeDollarsCAA ?? 0) * 100);
        if (cents > balance - (others?.cents ?? 0)) return false;
        await transaction.insert(reservations).values({ id, memberNumber, cents }).onConflictDoNothing();
        return true;
      }),

    async release(id) {
      await database.transaction((transaction) =>
        transaction.delete(reservations).where(eq(reservations.id, id)),
      );
    },
  };
}
