import { previewQuote } from '@jalon/api-client/contract';
import { describe, expect, it } from 'vitest';
import {
  askQuote,
  call,
  members,
  order,
  registerDetails,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { buy, changeTo, louisPhilippe, marguerite, settled } from '../../../testing/member-changes.ts';
import { testMembers } from '../../../testing/members.ts';
import { startOrders } from '../../../testing/started-orders.ts';

const errorsOf = async (...[api, body, member]: [Parameters<typeof call>[0], object, string?]) =>
  (await call(api, previewQuote, { body, member })).errors;

describe('a promo code for one order of each membership', () => {
  it('is used once, however a change is divided', async () => {
    const started = await startOrders();
    const { memberNumber } = marguerite;
    const promoCode = 'ROUTE25';
    await buy(started, memberNumber, changeTo('PLUS', { promoCode }));
    const again = changeTo('PREM', { promoCode });
    expect(await errorsOf(started.api, again, memberNumber)).toEqual({ promoCode: 'used' });
    // Another membership may use it.
    const other = await askQuote(started.api, changeTo('PLUS', { promoCode }), louisPhilippe.memberNumber);
    expect(other.promoCode).toBe(promoCode);
  });

  it('counts for the new member who used it to register', async () => {
    const started = await startOrders();
    const { attempt } = await order(started.api, { ...registerQuote, promoCode: 'ROUTE25' });
    await settled(started);
    const request = changeTo('PREM', { promoCode: 'ROUTE25' });
    expect(await errorsOf(started.api, request, attempt.receipt?.memberNumber)).toEqual({
      promoCode: 'used',
    });
    // Other new members may use it.
    await askQuote(started.api, { ...registerQuote, promoCode: 'ROUTE25' });
  });
});

describe('a referral', () => {
  const { memberNumber, firstName, lastName, email, bornOn } = testMembers.zoe;
  const [birthYear = '', birthMonth = ''] = bornOn.split('-');
  const { registration } = registerDetails;

  it.each([
    ['email address', { email: email.toUpperCase() }],
    [
      'name and month of birth',
      { firstName: 'Zoe', lastName, birthYear, birthMonth: String(Number(birthMonth)) },
    ],
  ])('of oneself is refused: the same %s', async (_what, own) => {
    const { api, db, gateway } = await startOrders();
    const before = await db.$count(members);
    const request = { ...registerQuote, noMembreRecommande: memberNumber };
    const refused = await order(api, request, { details: { registration: { ...registration, ...own } } });
    expect(refused.errors).toEqual({ 'details.stepCodes.noMembreRecommande': 'unknown' });
    expect(gateway.calls.count).toBe(0);
    expect(await db.$count(members)).toBe(before);
    // Somebody with the same first name may be referred.
    const details = { registration: { ...registration, firstName } };
    expect((await order(api, request, { details })).status).toBe(200);
  });
});

it('a membership that ends in more than a year is not renewed again', async () => {
  const started = await startOrders();
  const { memberNumber } = louisPhilippe;
  const renewal = { ...changeTo('BASE'), flow: 'renewal' } as const;
  // Automatic by card: the member may renew at any time.
  await buy(started, memberNumber, renewal);
  expect(await errorsOf(started.api, renewal, memberNumber)).toEqual({ flow: 'notInPeriod' });
});
