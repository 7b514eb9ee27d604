import type { Database } from '../../platform/database/database.ts';
import { maintenance } from './maintenance.tables.ts';

/** The start of maintenance; undefined while it is off. */
export async function maintenanceSince({ db }: Database): Promise<Date | undefined> {
  const [row] = await db.select({ since: maintenance.since }).from(maintenance);
  return row?.since;
}

/** Turns maintenance on or off for every process that shares the database. Turning it on twice keeps its start. */
export async function switchMaintenance({ db }: Database, on: boolean): Promise<void> {
  await (on ? db.insert(maintenance).values({}).onConflictDoNothing() : db.delete(maintenance));
}
