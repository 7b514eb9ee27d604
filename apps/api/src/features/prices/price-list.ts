import { readFileSync } from 'node:fs';
import type { MembershipPrice, MembershipPrices } from '@jalon/api-client/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { membershipPriceList } from './prices.tables.ts';

/** A line of the price list. Days are written `2026-11-23`, amounts are in cents. */
export type ListedPrice = typeof membershipPriceList.$inferSelect;
type Term = ListedPrice['term'];

const { typeCode, term, validFrom } = membershipPriceList;
const demonstrationFile = new URL('../../../data/membership-prices.json', import.meta.url);

/** Lines of the list that are not membership types: options that a membership is sold with. */
export const optionCodes = { additionalMember: 'ASSOCIE', vrOption: 'VR' } as const;

/** A prepared statement, because every quote runs it. */
const selectBegun = {
  name: 'prices that have begun',
  text: `
    SELECT DISTINCT ON (type_code, term) type_code AS "typeCode", term, cents, valid_to::text AS "validTo"
    FROM membership_price_list
    WHERE valid_from <= $1
    ORDER BY type_code, term, valid_from DESC`,
};

/** The prices of every type and option that is sold on a day, sorted by code. */
export async function pricesOn({ pool }: Database, day: string): Promise<MembershipPrice[]> {
  const { rows: begun } = await pool.query<Omit<ListedPrice, 'validFrom'>>({ ...selectBegun, values: [day] });
  const byType = new Map<string, MembershipPrice['price']>();
  for (const line of begun) {
    if (line.validTo !== null && line.validTo < day) continue;
    byType.set(line.typeCode, { ...byType.get(line.typeCode), [`${line.term}_price`]: line.cents });
  }
  // The sort order of the database depends on its locale.
  const codes = [...byType.keys()].toSorted();
  return codes.map((code) => ({ codeOptionAdhesion: code, price: byType.get(code) ?? {} }));
}

/** Like {@link pricesOn}, with types and options separated. */
export async function membershipPricesOn(
  database: Database,
  day: string,
): Promise<Required<Omit<MembershipPrices, 'date'>>> {
  const all = await pricesOn(database, day);
  const priceOf = (code: string) => all.find(({ codeOptionAdhesion }) => codeOptionAdhesion === code)?.price;
  const [additionalMember, vrOption] = [priceOf(optionCodes.additionalMember), priceOf(optionCodes.vrOption)];
  const codes: readonly string[] = Object.values(optionCodes);
  return {
    prices: all.filter(({ codeOptionAdhesion }) => !codes.includes(codeOptionAdhesion)),
    options: { ...(additionalMember && { additionalMember }), ...(vrOption && { vrOption }) },
  };
}

/** The whole list, past and future prices included. */
export function listPrices({ db }: Database): Promise<ListedPrice[]> {
  return db.select().from(membershipPriceList).orderBy(typeCode, term, validFrom);
}

/** Sets the price from a day on. An earlier price applies until the day before. */
export async function setPrice({ db }: Database, price: Omit<ListedPrice, 'validTo'>): Promise<void> {
  await db
    .insert(membershipPriceList)
    .values(price)
    .onConflictDoUpdate({ target: [typeCode, term, validFrom], set: { cents: price.cents, validTo: null } });
}

/** Ends the price of a type and term after a last day; false when there is no price on that day. */
export async function endPrice(
  { db }: Database,
  price: { readonly typeCode: string; readonly term: Term; readonly lastDay: string },
): Promise<boolean> {
  const same = and(eq(typeCode, price.typeCode), eq(term, price.term));
  const [latest] = await db
    .select()
    .from(membershipPriceList)
    .where(and(same, lte(validFrom, price.lastDay)))
    .orderBy(desc(validFrom))
    .limit(1);
  if (!latest || (latest.validTo !== null && latest.validTo < price.lastDay)) return false;
  await db
    .update(membershipPriceList)
    .set({ validTo: price.lastDay })
    .where(and(same, eq(validFrom, latest.validFrom)));
  return true;
}

/** Adds the demonstration club's prices to an empty list. */
export async function seedPrices({ db }: Database): Promise<void> {
  if ((await db.$count(membershipPriceList)) > 0) return;
  const prices = JSON.parse(readFileSync(demonstrationFile, 'utf8')) as Omit<ListedPrice, 'validTo'>[];
  // Another process may be seeding at the same time.
  await db.insert(membershipPriceList).values(prices).onConflictDoNothing();
}
