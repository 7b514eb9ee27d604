import { ApiError } from '../../../platform/server/errors.ts';
import type { MemberDirectory } from '../../members/index.ts';
import { type EndingPress, type EndMembershipOptions, endMembership } from './end-membership.ts';
import { findTargetOfOrder } from './ending-target.ts';

export interface CancelOptions extends Omit<EndMembershipOptions, 'channels'> {
  readonly directory: MemberDirectory;
}

/**
 * Ends the membership of an order, or an order without a member, as the person could do online. The person gets the receipt.
 * @returns what is refunded and still owed, in cents
 * @throws with a line for the operator
 */
export async function cancelOrder(
  options: CancelOptions,
  number: string,
): Promise<{ readonly refund: number; readonly owed: number; readonly endsOn: string }> {
  const found = await findTargetOfOrder(options, number);
  if (!found) throw new Error(`No order has the number ${number}.`);
  // The operator knows: the club needs no notice.
  const channels = { mail: false, notice: false, webhook: false };
  const { ending, isNew } = await end({ ...options, channels }, { ...found, endedBy: 'operator' }, number);
  if (!isNew) throw new Error(`${number} is cancelled already.`);
  const { refund, owed } = ending.details;
  return { refund, owed, endsOn: ending.endsOn };
}

async function end(options: EndMembershipOptions, press: EndingPress, number: string) {
  try {
    return await endMembership(options, press);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = error.code === 'not_found' ? 'has nothing that can be ended' : 'has changed: try again';
    throw new Error(`${number} ${reason}.`, { cause: error });
  }
}
