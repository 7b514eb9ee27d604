import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { maintenance } from './maintenance.tables.ts';

/** The start of maintenance; undefined while it is off. */
export async function maintenanceSince({ pool }: Database): Promise<Date | undefined> {
  const [row] = await drizzle(pool).select({ since: maintenance.since }).from(maintenance);
  return row?.since;
}

/** Turns maintenance on or off for every process that shares the database. Turning it on twice keeps its start. */
export async function switchMaintenance({ pool }: Database, on: boolean): Promise<void> {
  const database = drizzle(pool);
  await (on ? database.insert(maintenance).values({}).onConflictDoNothing() : database.delete(maintenance));
}
