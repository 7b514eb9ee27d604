import type { FlowName } from '@jalon/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PromoCode } from './checkout-rules.ts';
import { promoCodeUses } from './quotes.tables.ts';

/** Why a code is not accepted: a message key. */
export type PromoCodeProblem = 'unknown' | 'expired' | 'used' | 'otherMembership';

/** Normalises a typed code: capitals, without spaces. */
const normalised = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();

/** Finds a code that can be used on a day for a flow and a membership type; returns a problem otherwise. */
export async function findPromoCode(
  { pool }: Database,
  codes: readonly PromoCode[],
  wanted: { readonly code: string; readonly day: string; readonly flow: FlowName; readonly type: string },
): Promise<PromoCode | PromoCodeProblem> {
  const found = codes.find(({ code }) => code === normalised(wanted.code));
  if (!found || (found.from !== undefined && wanted.day < found.from)) return 'unknown';
  if (found.until !== undefined && wanted.day > found.until) return 'expired';
  const { flows = [wanted.flow], types = [wanted.type] } = found;
  if (!flows.includes(wanted.flow) || !types.includes(wanted.type)) return 'otherMembership';
  if (found.once && (await drizzle(pool).$count(promoCodeUses, eq(promoCodeUses.code, found.code))) > 0) {
    return 'used';
  }
  return found;
}

/**
 * Reserves a single-use code for an order; false when another order has it. Waits while another transaction reserves
 * the code.
 */
export async function reservePromoCode(
  transaction: Transaction,
  { code, orderId }: { readonly code: string; readonly orderId: string },
): Promise<boolean> {
  await transaction.insert(promoCodeUses).values({ code, orderId }).onConflictDoNothing();
  const [use] = await transaction.select().from(promoCodeUses).where(eq(promoCodeUses.code, code));
  return use?.orderId === orderId;
}

/** Releases the code of an unpaid order. */
export async function releasePromoCode(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .delete(promoCodeUses)
    .where(and(eq(promoCodeUses.orderId, orderId), eq(promoCodeUses.paid, false)));
}

/** Makes the code of a cancelled order usable again. */
export async function returnPromoCode(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(promoCodeUses).where(eq(promoCodeUses.orderId, orderId));
}

/** Marks the code of a paid order as used. */
export async function usePromoCode(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.update(promoCodeUses).set({ paid: true }).where(eq(promoCodeUses.orderId, orderId));
}
