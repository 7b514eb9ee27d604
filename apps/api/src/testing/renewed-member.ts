import type { QuoteRequest } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders, renewals } from '../features/orders/orders.tables.ts';
import { addDays } from '../features/quotes/index.ts';
import { memberships, order, type Placing } from './checkouts.ts';
import { eventually } from './eventually.ts';
import { mailForTest } from './mail.ts';
import { testMembers } from './members.ts';
import { headerOf } from './servers/mail-server.ts';
import { clearDebit, startOrders } from './started-orders.ts';
import { startApiForTest } from './test-api.ts';
import { query } from './test-database.ts';

const today = dayInQuebec();
/** Zoé’s number. */
export const member = testMembers.zoe.memberNumber;
export const isHers = eq(memberships.number, '9000001');
export const renewalQuote: QuoteRequest = {
  flow: 'renewal',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [],
};

/** The steps of a renewal are polled for. */
const often = { WORKER_POLL_MS: '100' };

/** Renews Zoé's membership, by default with consent to automatic renewal. */
export async function startRenewed(placing: Placing = {}, quoted: Partial<QuoteRequest> = {}) {
  const { mail, settings } = await mailForTest();
  const { api, gateway, db, url } = await startOrders({ ...settings, ...often });
  const { attempt, quote } = await order(api, { ...renewalQuote, ...quoted }, { member, ...placing });
  await clearDebit({ api, gateway }, attempt);
  await eventually(async () => expect((await db.select().from(orders))[0]?.enrolledAt).not.toBeNull());
  let ends = quote.period.to;

  /** Moves the end of the membership and of its order, as if time had passed. */
  const endOn = async (day: string) => {
    await db.update(memberships).set({ expiresOn: day }).where(isHers);
    await query(
      url,
      `UPDATE orders SET quote = jsonb_set(quote, '{period,to}', '"${day}"')
        WHERE quote->'period'->>'to' = '${ends}'`,
    );
    ends = day;
    await db.update(renewals).set({ expiresOn: day });
  };
  const stepNow = () => db.update(renewals).set({ nextStepAt: sql`now()` });
  /** Sends the notice 75 days before the end. */
  const sendNotice = async () => {
    await endOn(addDays(today, 75));
    await stepNow();
    await becomes({ state: 'noticed', noticeSentAt: expect.any(Date) });
  };
  /** Moves the notice to 75 days ago, and the end of the membership to today. */
  const endToday = async () => {
    const noticeSentAt = sql`now() - interval '75 days'`;
    const listedOn = sql`coalesce(${renewals.listedOn}, ${today})`;
    await db.update(renewals).set({ state: 'noticed', listedOn, noticeSentAt });
    await endOn(today);
  };
  const first = async () => (await db.select().from(renewals).orderBy(renewals.createdAt))[0];
  const becomes = (values: object) => eventually(async () => expect(await first()).toMatchObject(values));
  const mailWith = (subject: string) =>
    mail.messages.filter((message) => headerOf(message, 'subject')?.includes(subject));
  // With the demonstration's deductions too: either process may price the renewal.
  const another = () =>
    startApiForTest({ SEED_DEMONSTRATION: 'on', ...settings, ...often, DATABASE_URL: url }, { gateway });
  const laterCharges = () => gateway.charges.size - 1;
  return {
    api,
    gateway,
    db,
    url,
    quote,
    stepNow,
    endOn,
    sendNotice,
    endToday,
    becomes,
    first,
    mailWith,
    another,
    laterCharges,
  };
}
