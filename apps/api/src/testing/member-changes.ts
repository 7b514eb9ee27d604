import type { QuoteRequest } from '@jalon/api-client/contract';
import { and, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { members, memberships } from '../features/members/members.tables.ts';
import { orders } from '../features/orders/orders.tables.ts';
import { outboxEvents } from '../platform/outbox/outbox.tables.ts';
import { order, type Placing } from './checkouts.ts';
import { eventually } from './eventually.ts';
import type { Started } from './started-orders.ts';

/** Demonstration members of the type BASE without additional members. */
export const marguerite = { memberNumber: '1000000033', membership: '9000002' };
export const louisPhilippe = { memberNumber: '1000000041', membership: '9000003' };
export const grace = { memberNumber: '1000000108', membership: '9000009' };

type Choices = Partial<Pick<QuoteRequest, 'indOptionVR' | 'termSelected' | 'promoCode'>>;

/** The request of a change of type, without additional members. */
export function changeTo(codeOptionAdhesion: string, choices: Choices = {}): QuoteRequest {
  return {
    flow: 'modify-my-membership',
    codeOptionAdhesion,
    termSelected: 'annual',
    indOptionVR: false,
    additionalMembers: [],
    ...choices,
  };
}

/** Changes the type of a membership, or renews it, and waits until the membership system has it. */
export async function buy(
  started: Started,
  memberNumber: string,
  request: QuoteRequest,
  placing: Placing = {},
): ReturnType<typeof order> {
  const ordered = await order(started.api, request, { member: memberNumber, ...placing });
  await settled(started);
  return ordered;
}

/** Delivers the events now that wait some seconds for the request that placed an order of new members. */
export async function hurry({ api, db }: Pick<Started, 'api' | 'db'>): Promise<void> {
  const isSoon = lt(outboxEvents.nextAttemptAt, sql`now() + interval '10 seconds'`);
  await db
    .update(outboxEvents)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(isSoon, eq(outboxEvents.attempts, 0)));
  api.outbox?.wake();
}

/** Waits until the membership system has every order and correction. */
export async function settled(started: Started): Promise<void> {
  await hurry(started);
  const { db } = started;
  const isWaiting = and(isNull(outboxEvents.deliveredAt), isNull(outboxEvents.lastError));
  await eventually(async () => expect(await db.$count(outboxEvents, isWaiting)).toBe(0));
  const isMissing = and(
    isNull(orders.enrolledAt),
    notInArray(orders.state, ['open', 'cancelled']),
    ne(sql`${orders.quote}->>'flow'`, 'gift-a-membership'),
  );
  await eventually(async () => expect(await db.$count(orders, isMissing)).toBe(0));
}

/** The membership in the membership system, with the type of its main member. */
export async function membershipOf({ db }: Started, memberNumber: string) {
  const [found] = await db
    .select({ membership: memberships, optionCode: members.optionCode })
    .from(memberships)
    .innerJoin(members, eq(members.membershipNumber, memberships.number))
    .where(eq(members.memberNumber, memberNumber));
  if (!found) throw new Error(`No member ${memberNumber}`);
  return { ...found.membership, optionCode: found.optionCode };
}

/** Lets the bank return a debit that it processes. */
export async function returnDebit(started: Started, attemptId: string): Promise<void> {
  started.gateway.decide(attemptId, 'declined');
  await started.api.orders.onPaymentEvent(attemptId);
  await settled(started);
}
