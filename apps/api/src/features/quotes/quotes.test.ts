import {
  getMembershipPrices,
  membershipPrices,
  paymentsPerYear,
  previewQuote,
  type Quote,
  type QuoteRequest,
  quoteAnswer,
} from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, promoCodeUses, setPrice } from '../../testing/checkouts.ts';
import { demonstrationClub } from '../../testing/club/specification-club.ts';
import { testMembers } from '../../testing/members.ts';
import { startApi, startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { addDays, addMonths, daysIn } from './money/calendar.ts';
import { share } from './money/taxes.ts';

const { zoe, eloi } = testMembers;
const today = dayInQuebec();

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
});
afterAll(() => api.close());

const register: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: false,
  additionalMembers: [],
};
const modify: QuoteRequest = {
  flow: 'modify-my-membership',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [],
};
const renewal: QuoteRequest = { ...modify, flow: 'renewal', indOptionVR: false };

const ask = (request: object, member?: string, of = api) => call(of, previewQuote, { body: request, member });

async function quoteOf(request: object, memberNumber?: string, of = api): Promise<Quote> {
  const answer = await ask(request, memberNumber, of);
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  return quoteAnswer.parse(answer).quote;
}

const errorsOf = async (request: object, memberNumber?: string) => (await ask(request, memberNumber)).errors;

describe('a quote of a new membership', () => {
  it('has the prices that the price list shows, also after the list has changed', async () => {
    const own = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
    const shown = async () => {
      const response = await fetch(own.baseUrl + getMembershipPrices.path);
      return membershipPrices.parse(await response.json()).prices;
    };
    for (const [index, { codeOptionAdhesion: typeCode }] of (await shown()).entries()) {
      const price = { typeCode, validFrom: today };
      await setPrice(own.store.database, { ...price, term: 'monthly', cents: 1_001 + index });
      await setPrice(own.store.database, { ...price, term: 'yearly', cents: 12_003 + index });
    }
    const changed = await shown();
    expect(changed.map(({ price }) => price.yearly_price)).toEqual([12_003, 12_004, 12_005, 12_006]);
    for (const { codeOptionAdhesion, price } of changed) {
      const annual = await quoteOf({ ...register, codeOptionAdhesion }, undefined, own);
      expect(annual.lines).toMatchObject([{ kind: 'membership', amount: price.yearly_price }]);
      const monthly = await quoteOf(
        { ...register, codeOptionAdhesion, termSelected: 'monthly' },
        undefined,
        own,
      );
      expect(monthly.lines).toMatchObject([
        { kind: 'membership', amount: (price.monthly_price ?? 0) * paymentsPerYear },
      ]);
    }
  });

  it('is for a year from today, paid today or by the month', async () => {
    const { period, payments, clubDollars } = await quoteOf(register);
    expect(period).toEqual({ from: today, to: addDays(addMonths(today, 12), -1) });
    expect(payments).toEqual([{ dueOn: today, amount: 19_316 }]);
    expect(clubDollars).toBeUndefined();
    const monthly = await quoteOf({ ...register, termSelected: 'monthly' });
    expect(monthly.payments.map(({ dueOn }) => dueOn).slice(0, 2)).toEqual([today, addMonths(today, 1)]);
  });

  it('deducts the recommendation of a member whose number is copied from the card', async () => {
    const { lines } = await quoteOf({ ...register, noMembreRecommande: `620 285 ${zoe.memberNumber}` });
    expect(lines.at(-1)).toEqual({ kind: 'referral', amount: -1_000 });
  });

  it.each([
    [{ codeOptionAdhesion: undefined }, { codeOptionAdhesion: 'required' }],
    [{ termSelected: 'weekly' }, { termSelected: 'invalid' }],
    [{ promoCode: 'ROUTE25', codeOptionAdhesion: 'BASE' }, { promoCode: 'otherMembership' }],
    [{ noMembreRecommande: eloi.memberNumber }, { noMembreRecommande: 'unknown' }],
    [{ modifiedMembers: [{ memberNumber: '1', indOptionVR: true }] }, { modifiedMembers: 'invalid' }],
    [{ indOptionVR: 'yes' }, { indOptionVR: 'invalid' }],
    [{ montantDollarsCAAUtilise: -1 }, { montantDollarsCAAUtilise: 'invalid' }],
  ])('is refused for %j', async (change, errors) => {
    expect(await errorsOf({ ...register, ...change })).toEqual(errors);
  });

  it('is computed even when the referring number contains unusual characters', async () => {
    const { priceData } = await quoteOf({
      ...register,
      noMembreRecommande: `${zoe.memberNumber}\u0000\ud800`,
      promoCode: ' ROUTE25\t',
    });
    expect(priceData.discount).toBe(3_500);
  });

  it('does not know a code that another order uses', async () => {
    const work = { code: 'UNEFOIS', orderId: '00000000-0000-4000-8000-000000000001' };
    await api.store.database.transaction((transaction) => transaction.insert(promoCodeUses).values(work));
    expect(await errorsOf({ ...register, promoCode: 'UNEFOIS' })).toEqual({ promoCode: 'used' });
    await api.store.database.transaction((transaction) => transaction.delete(promoCodeUses));
    expect((await quoteOf({ ...register, promoCode: 'UNEFOIS' })).priceData.discount).toBe(8_400);
  });
});

describe('a quote of a member', () => {
  it('needs the session of the main member', async () => {
    for (const request of [modify, renewal]) {
      expect((await ask(request)).status).toBe(401);
      expect((await ask(request, eloi.memberNumber)).status).toBe(403);
    }
  });

  it('of a modification that changes nothing is zero', async () => {
    const { priceData, payments } = await quoteOf(modify, zoe.memberNumber);
    expect(priceData).toMatchObject({ subTotal: 0, totalYear: 0 });
    expect(payments).toEqual([]);
  });

  it('of a modification has the days that are left, loyalty and club dollars', async () => {
    const request = {
      ...modify,
      additionalMembers: [{ indOptionVR: false }],
      montantDollarsCAAUtilise: 1_000,
    };
    const { priceData, period, clubDollars, lines } = await quoteOf(request, zoe.memberNumber);
    const from = '2026-09-01' > today ? '2026-09-01' : today;
    expect(period).toEqual({ from, to: '2027-08-31' });
    const days = daysIn(from, '2027-08-31');
    // Her current membership is PLUS with the VR option and Éloi; each line is rounded.
    const after = [16_800, 3_000, 6_000, 6_000].reduce((sum, cents) => sum + share(cents, days, 365), 0);
    const paid = [16_800, 3_000, 6_000].reduce((sum, cents) => sum + share(cents, days, 365), 0);
    const loyalty = share(after - paid, 5, 100);
    expect(priceData).toMatchObject({
      montantDejaPaye: paid,
      montantPaiementLoyaute: loyalty,
      montantDollarsCAAUtilise: 1_000,
      useCaaDollars: true,
      montantSolde: 0,
      subTotal: after - paid - loyalty - 1_000,
    });
    expect(clubDollars).toEqual({ available: 4_250, maximum: Math.min(4_250, after - paid - loyalty) });
    expect(lines.at(-1)).toEqual({ kind: 'clubDollars', amount: -1_000 });
  });

  it('caps club dollars at the balance, with as many people as a membership may have', async () => {
    const request = { ...modify, additionalMembers: Array(5).fill({ indOptionVR: true }) };
    const { priceData } = await quoteOf({ ...request, montantDollarsCAAUtilise: 99_999 }, zoe.memberNumber);
    expect(priceData.montantDollarsCAAUtilise).toBe(4_250);
  });

  const change = (memberNumber: string, indOptionVR: boolean) => ({ memberNumber, indOptionVR });
  it.each([
    ['to change somebody else’s option', [change('1000000033', true)], { modifiedMembers: 'unknown' }],
    ['two answers about the main member', [change(zoe.memberNumber, true)], { modifiedMembers: 'invalid' }],
    [
      'two answers about one option, of which only one would be paid',
      [change(eloi.memberNumber, false), change(eloi.memberNumber, true)],
      { modifiedMembers: 'invalid' },
    ],
  ])('refuses %s', async (_what, modifiedMembers, errors) => {
    const request = { ...modify, indOptionVR: false, modifiedMembers };
    expect(await errorsOf(request, zoe.memberNumber)).toEqual(errors);
  });

  it('counts the present members too in the maximum, and names the list of the order', async () => {
    // Éloi is the seventh.
    const request = { ...modify, additionalMembers: Array(6).fill({ indOptionVR: false }) };
    expect(await errorsOf(request, zoe.memberNumber)).toEqual({ addedMembers: 'tooMany' });
  });

  it('of a modification adds the balance after taxes', async () => {
    const grace = '1000000108';
    const { lines, priceData } = await quoteOf({ ...modify, indOptionVR: false }, grace);
    expect(lines.at(-1)).toEqual({ kind: 'balance', amount: 1_175 });
    expect(priceData).toMatchObject({ subTotal: 0, gst: 0, montantSolde: 1_175, totalYear: 1_175 });
  });

  it('of a renewal begins the day after the present year ends, with loyalty and the instant discount', async () => {
    const quote = await quoteOf(renewal, zoe.memberNumber);
    expect(quote.period).toEqual({ from: '2027-09-01', to: '2028-08-31' });
    expect(quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['membership', 16_800],
      ['vrOption', 3_000],
      ['additionalMember', 6_000],
      ['loyalty', -1_290],
      ['instantDiscount', -725],
    ]);
    expect(quote.payments[0]?.dueOn).toBe(today);
  });

  it('of a renewal keeps the member’s present option, even if the request has another', async () => {
    // The flow has no step to change the option.
    expect((await quoteOf({ ...renewal, indOptionVR: false }, zoe.memberNumber)).indOptionVR).toBe(true);
    const without = await quoteOf({ ...renewal, indOptionVR: true }, '1000000090');
    expect(without.indOptionVR).toBe(false);
    expect(without.lines.map(({ kind }) => kind)).not.toContain('vrOption');
  });

  it('outside the renewal period, or of a membership that ended, is refused', async () => {
    expect(await errorsOf(renewal, '1000000033')).toEqual({ flow: 'notInPeriod' });
    expect(await errorsOf(modify, '1000000090')).toEqual({ flow: 'notActive' });
    expect((await quoteOf(renewal, '1000000090')).period.from).toBe(today);
  });
});

it('a smaller membership is free, and a price of the membership system is not credited', async () => {
  const noemie = '1000000058';
  const smaller = { ...modify, codeOptionAdhesion: 'BASE', indOptionVR: false };
  const crediting = await startApiForTest({ SEED_DEMONSTRATION: 'on', CLUB_CONFIG: demonstrationClub });
  for (const quoting of [api, crediting]) {
    const { credit, ...quote } = await quoteOf(smaller, noemie, quoting);
    expect(quote).toMatchObject({ priceData: { totalYear: 0 }, payments: [] });
    expect(credit).toBeUndefined();
  }
});
