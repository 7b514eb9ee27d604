import {
  type EndingAnswer,
  endMembership,
  endMembershipByLink,
  getEnding,
  getEndingOfLink,
  requestEndingLink,
} from '@jalon/api-client/contract';
import { ordinaryPerson } from '../features/members/demonstration.ts';
import { members, memberships } from '../features/members/members.tables.ts';
import { call } from './checkouts.ts';
import { eventually } from './eventually.ts';
import type { MailServer } from './servers/mail-server.ts';
import type { Started } from './started-orders.ts';
import type { TestApi } from './test-api.ts';

/** An adapter that tests of other features use. */
export { sandboxGateway } from '../features/payments/sandbox/sandbox-gateway.ts';

type Api = Pick<TestApi, 'baseUrl' | 'store'>;

/** An answer about the end of a membership; `ending` only when the call succeeded. */
export type Ended = EndingAnswer & {
  readonly status: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
};

type Body = Readonly<Record<string, string>>;

async function ask(
  api: Api,
  route: Parameters<typeof call>[1],
  body?: Body,
  member?: string,
): Promise<Ended> {
  return (await call(api, route, { body, member })) as unknown as Ended;
}

/** How a person ends a membership: signed in, or by a mailed link. */
export interface Way {
  read(): Promise<Ended>;
  end(seen: string, locale?: 'fr' | 'en'): Promise<Ended>;
}

export const signedIn = (api: Api, member: string): Way => ({
  read: () => ask(api, getEnding, undefined, member),
  end: (seen, locale = 'fr') => ask(api, endMembership, { seen, locale }, member),
});

export const byLink = (api: Api, token: string): Way => ({
  read: () => ask(api, getEndingOfLink, { token }),
  end: (seen, locale = 'fr') => ask(api, endMembershipByLink, { token, seen, locale }),
});

/** Asks for a link, and reads its token from the message to an address. */
export async function mailedToken(
  { api, mail }: { readonly api: Api; readonly mail: MailServer },
  {
    number,
    to,
    locale = 'fr',
  }: { readonly number: string; readonly to: string; readonly locale?: 'fr' | 'en' },
): Promise<string> {
  const { status } = await ask(api, requestEndingLink, { number, locale });
  if (status !== 200) throw new Error(`The link was not requested: ${status}`);
  return eventually(() => {
    const found = mail.messages
      .filter((one) => one.to.includes(to))
      .flatMap(({ source }) => /\/(?:fin|end)\/([\w-]{43})\n/.exec(source)?.[1] ?? []);
    const token = found.at(-1);
    if (token === undefined) throw new Error(`${to} got no link`);
    return token;
  });
}

/** Reads what a press would do, and presses. */
export async function endBy(way: Way, locale: 'fr' | 'en' = 'fr') {
  const before = await way.read();
  if (!before.ending) throw new Error(JSON.stringify(before));
  const after = await way.end(before.ending.seen, locale);
  if (!after.ending) throw new Error(JSON.stringify(after));
  return { before: before.ending, after: after.ending };
}

export interface AddedMember {
  readonly number: string;
  readonly expiresOn: string;
  readonly email?: string;
  readonly type?: string;
  readonly optionVr?: boolean;
  /** The amount that the member must pay, in cents. */
  readonly balance?: number;
  /** In cents. */
  readonly clubDollars?: number;
}

/** Adds a member with a membership that ends on a day, by default of the type BASE, without additional members. */
export async function addMember(
  { db }: Pick<Started, 'db'>,
  {
    number,
    expiresOn,
    email = '',
    type = 'BASE',
    optionVr = false,
    balance = 0,
    clubDollars = 0,
  }: AddedMember,
): Promise<void> {
  await db.insert(memberships).values({
    number,
    statusCode: 'A',
    inRenewal: true,
    receivedAsGift: false,
    renewalTypeCode: 'R',
    expiresOn,
    paymentTypeCode: 'CC',
    paidMonthly: false,
    pricePerMonthCents: 1_050,
    balanceCents: balance,
    clubDollarsCents: clubDollars,
    instantDiscountsCents: 0,
  });
  await db.insert(members).values({
    memberNumber: number,
    membershipNumber: number,
    ...ordinaryPerson,
    optionCode: type,
    optionVr,
    firstName: 'Ariane',
    lastName: 'Essai',
    genderCode: 'F',
    email,
    bornOn: '1990-01-01',
  });
}

/** Moves an order, its membership and its payments as if days had passed, or were still to come when negative. */
export async function passDays(
  { store }: Pick<TestApi, 'store'>,
  {
    orderId,
    memberNumber,
    days,
  }: { readonly orderId: string; readonly memberNumber?: string; readonly days: number },
): Promise<void> {
  const { pool } = store.database;
  await pool.query(
    `UPDATE orders SET quote = jsonb_set(quote, '{period}', jsonb_build_object(
        'from', to_char((quote->'period'->>'from')::date - $2::integer, 'YYYY-MM-DD'),
        'to', to_char((quote->'period'->>'to')::date - $2::integer, 'YYYY-MM-DD'))) WHERE id = $1`,
    [orderId, days],
  );
  await pool.query(
    'UPDATE gifts SET from_day = from_day - $2::integer, to_day = to_day - $2::integer WHERE order_id = $1',
    [orderId, days],
  );
  // Two payments must not have the same day in between.
  await pool.query(`UPDATE scheduled_payments SET due_on = due_on + 100000 WHERE order_id = $1`, [orderId]);
  await pool.query(
    `UPDATE scheduled_payments SET due_on = due_on - 100000 - $2::integer, next_try_on = next_try_on - $2::integer
      WHERE order_id = $1`,
    [orderId, days],
  );
  if (memberNumber === undefined) return;
  await pool.query(
    `UPDATE memberships SET expires_on = expires_on - $2::integer
      WHERE number = (SELECT membership_number FROM members WHERE member_number = $1)`,
    [memberNumber, days],
  );
}
