import type { MemberNumbers } from '@jalon/club';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import type { MemberDirectory } from '../../members/index.ts';
import { referringNumber } from '../../quotes/index.ts';
import { orders } from '../orders.tables.ts';
import type { Enrolled } from './end-membership.ts';
import { type EndingTarget, targetOf } from './ended-orders.ts';

/** A target, with what the membership system says about it. */
export interface FoundTarget {
  readonly target: EndingTarget;
  readonly enrolled: Enrolled | undefined;
}

export interface FindTargetOptions {
  readonly database: Pick<Database, 'db'>;
  readonly directory: MemberDirectory;
}

/**
 * The membership of a main member.
 * @throws ApiError `not_found`; `forbidden` for an additional member
 */
export async function findMembershipOf(
  { directory }: Pick<FindTargetOptions, 'directory'>,
  memberNumber: string,
): Promise<FoundTarget> {
  const source = await directory.find(memberNumber);
  if (!source) throw new ApiError('not_found');
  const [{ codeTypeMembre, dossierAdhesion }] = source.resMemberData.membres;
  // Only the main member may end it for an additional member.
  if (codeTypeMembre === 'A') throw new ApiError('forbidden');
  const { codeStatutAdhesion, dateExpiration } = dossierAdhesion;
  return {
    target: { memberNumber },
    enrolled: { isActive: codeStatutAdhesion === 'A', expiresOn: dateExpiration?.slice(0, 10) },
  };
}

/** The target of an order’s number, with the order’s language; undefined for an unknown order. @throws ApiError */
export async function findTargetOfOrder(
  options: FindTargetOptions,
  number: string,
): Promise<(FoundTarget & { readonly locale: 'fr' | 'en' }) | undefined> {
  const work = options.database.db;
  const [order] = await work.select().from(orders).where(eq(orders.number, number));
  if (!order) return undefined;
  const target = await targetOf(work, order);
  const { locale } = order;
  if (!('memberNumber' in target)) return { target, locale, enrolled: undefined };
  return { ...(await findMembershipOf(options, target.memberNumber)), locale };
}

/** A typed number as it is stored: without spaces, hyphens and the club’s prefix. */
export function endingNumber(typed: string, club: MemberNumbers): string {
  const written = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /\D/.test(written) ? written : (referringNumber(written, club) ?? written);
}
