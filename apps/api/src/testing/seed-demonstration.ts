import { addMissingAccounts } from '../features/auth/accounts.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  seedMembers,
} from '../features/members/demonstration.ts';
import { seedPrices } from '../features/prices/price-list.ts';
import type { Database } from '../platform/database/database.ts';

/** Seeds the fictional members, their accounts and the prices, as the API does at its start. */
export async function seedDemonstration(database: Database): Promise<void> {
  await seedMembers(database);
  await addMissingAccounts(database, demonstrationAccounts, demonstrationPassword);
  await seedPrices(database);
}
