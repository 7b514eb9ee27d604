import type { FlowName } from '@jalon/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PromoCode } from './checkout-rules.ts';
import { promoCodeUses } from './quotes.tables.ts';

/** Why a code is not accepted: a message key. */
export type PromoCodeProblem = 'unknown' | 'expired' | 'used' | 'otherMembership';

/** Normalises a typed code: capitals, without spaces. */
const normalised = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();

/** What a code is used for. */
export interface PromoCodeUse {
  readonly code: string;
  readonly day: string;
  readonly flow: FlowName;
  readonly type: string;
  /** Absent for a new member. */
  readonly memberNumber: string | undefined;
}

/** Where a code can be used only once: in the club, in a membership, or nowhere. */
function scopeOf({ once, oncePerMember }: PromoCode, owner: string | undefined): string | undefined {
  if (once) return '';
  return oncePerMember ? owner : undefined;
}

/** Finds a code that can be used on a day for a flow and a membership type; returns a problem otherwise. */
export async function findPromoCode(
  { db }: Database,
  codes: readonly PromoCode[],
  wanted: PromoCodeUse,
): Promise<PromoCode | PromoCodeProblem> {
  const found = codes.find(({ code }) => code === normalised(wanted.code));
  if (!found || (found.from !== undefined && wanted.day < found.from)) return 'unknown';
  if (found.until !== undefined && wanted.day > found.until) return 'expired';
  const { flows = [wanted.flow], types = [wanted.type] } = found;
  if (!flows.includes(wanted.flow) || !types.includes(wanted.type)) return 'otherMembership';
  const scope = scopeOf(found, wanted.memberNumber);
  if (scope === undefined) return found;
  const isUse = and(eq(promoCodeUses.code, found.code), eq(promoCodeUses.scope, scope));
  return (await db.$count(promoCodeUses, isUse)) > 0 ? 'used' : found;
}

/**
 * Reserves a code with a limit for an order; false when another order has it. Waits while another transaction reserves
 * the code.
 */
export async function reservePromoCode(
  transaction: Transaction,
  promoCode: PromoCode,
  {
    orderId,
    memberNumber = orderId,
  }: { readonly orderId: string; readonly memberNumber: string | undefined },
): Promise<boolean> {
  const { code } = promoCode;
  const scope = scopeOf(promoCode, memberNumber);
  if (scope === undefined) return true;
  await transaction.insert(promoCodeUses).values({ code, scope, orderId }).onConflictDoNothing();
  const [use] = await transaction
    .select()
    .from(promoCodeUses)
    .where(and(eq(promoCodeUses.code, code), eq(promoCodeUses.scope, scope)));
  return use?.orderId === orderId;
}

/** Records the use of a code by the member that an order created. */
export async function assignPromoCode(
  transaction: Transaction,
  { orderId, memberNumber }: { readonly orderId: string; readonly memberNumber: string },
): Promise<void> {
  await transaction
    .update(promoCodeUses)
    .set({ scope: memberNumber })
    .where(and(eq(promoCodeUses.orderId, orderId), eq(promoCodeUses.scope, orderId)));
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
