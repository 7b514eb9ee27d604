import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysIn, yearFrom, yearUntil } from './calendar.ts';
import { computePrice, type PriceInputs, sumOf, toPriceData } from './price.ts';

const today = '2026-11-23';
const register: PriceInputs = {
  today,
  period: { from: today, to: yearFrom(today) },
  term: 'annual',
  codeOptionAdhesion: 'PLUS',
  yearly: { membership: 16_800, additionalMember: 7_200, vrOption: 3_000 },
  indOptionVR: false,
  additionalMembers: [],
};

/** A number without rounding. */
class Rational {
  readonly #over: bigint;
  readonly #under: bigint;
  constructor(over: bigint | number, under: bigint | number = 1n) {
    this.#over = BigInt(over);
    this.#under = BigInt(under);
  }
  times(other: Rational) {
    return new Rational(this.#over * other.#over, this.#under * other.#under);
  }
  /** To the nearest integer, half up. */
  rounded(): bigint {
    const [twice, whole] = [2n * this.#over + this.#under, 2n * this.#under];
    return twice >= 0n || twice % whole === 0n ? twice / whole : twice / whole - 1n;
  }
}

const least = (...values: bigint[]) => values.reduce((a, b) => (b < a ? b : a));
const most = (...values: bigint[]) => values.reduce((a, b) => (b > a ? b : a));

/** The price by the rules, computed with exact numbers and without the code under test. */
function model(inputs: PriceInputs) {
  const { period, yearly, presentYearly } = inputs;
  const part =
    presentYearly === undefined
      ? new Rational(1)
      : new Rational(daysIn(period.from, period.to), daysIn(yearUntil(period.to), period.to));
  const priced = (cents: number) => new Rational(cents).times(part).rounded();
  const options = [inputs, ...inputs.additionalMembers].filter(({ indOptionVR }) => indOptionVR).length;
  const gross =
    priced(yearly.membership) +
    priced(yearly.additionalMember) * BigInt(inputs.additionalMembers.length) +
    priced(yearly.vrOption) * BigInt(options);
  const base = most(0n, gross - (presentYearly ?? []).map(priced).reduce((sum, cents) => sum + cents, 0n));
  const percent = (of: number) => new Rational(base).times(new Rational(of, 100)).rounded();
  const { promo } = inputs;
  const wishes = [
    promo === undefined ? 0n : 'percent' in promo ? percent(promo.percent) : BigInt(promo.cents),
    BigInt(inputs.referral ?? 0),
    percent(inputs.loyaltyPercent ?? 0),
    BigInt(inputs.instantDiscount ?? 0),
    least(BigInt(inputs.clubDollars?.wanted ?? 0), BigInt(inputs.clubDollars?.maximum ?? 0)),
  ];
  const subTotal = most(
    0n,
    wishes.reduce((left, wish) => left - wish, base),
  );
  const gst = new Rational(subTotal).times(new Rational(5, 100)).rounded();
  const qst = new Rational(subTotal).times(new Rational(9_975, 100_000)).rounded();
  const paid = (presentYearly ?? []).map(priced).reduce((sum, cents) => sum + cents, 0n);
  const taxed = (of: bigint) =>
    of +
    new Rational(of).times(new Rational(5, 100)).rounded() +
    new Rational(of).times(new Rational(9_975, 100_000)).rounded();
  const { inLedger = 0, elsewhere = 0, daysElsewhere = 0 } = inputs.received ?? {};
  const days = BigInt(daysIn(period.from, period.to));
  const ofDays = (taxed(gross) * BigInt(daysElsewhere) + days - 1n) / days;
  const leftOver = BigInt(inLedger) + least(BigInt(elsewhere), ofDays) - taxed(gross);
  const limit = paid > gross ? least(taxed(paid - gross), BigInt(inLedger), leftOver) : 0n;
  let back = most(0n, (limit * 100_000n) / 114_975n - 2n);
  while (taxed(back + 1n) <= limit) back += 1n;
  const credit = taxed(back);
  const due = most(0n, subTotal + gst + qst + BigInt(inputs.balance ?? 0));
  const total = most(0n, due - credit);
  return { subTotal, gst, qst, total, credit, left: credit - (due - total) };
}

const cents = fc.integer({ min: 0, max: 1_000_000 });
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const anyInputs: fc.Arbitrary<PriceInputs> = fc
  .record({
    first: fc.integer({ min: 0, max: 4_000 }),
    length: fc.integer({ min: 0, max: 364 }),
    term: fc.constantFrom('monthly' as const, 'annual' as const),
    yearly: fc.record({ membership: cents, additionalMember: cents, vrOption: cents }),
    indOptionVR: fc.boolean(),
    additionalMembers: fc.array(fc.record({ indOptionVR: fc.boolean() }), { maxLength: 6 }),
    presentYearly: maybe(fc.array(cents, { maxLength: 8 })),
    promo: maybe(
      fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ cents: fc.integer({ min: 1, max: 50_000 }) }),
      ),
    ),
    referral: maybe(fc.nat(5_000)),
    loyaltyPercent: maybe(fc.nat(100)),
    instantDiscount: maybe(fc.nat(50_000)),
    clubDollars: maybe(fc.record({ wanted: cents, maximum: cents })),
    balance: maybe(fc.integer({ min: -100_000, max: 100_000 })),
    paid: fc.record({ inLedger: cents, elsewhere: cents, daysElsewhere: fc.nat(364) }),
  })
  .map(({ first, length, paid, ...inputs }) => {
    const from = addDays('2026-01-01', first);
    const to = inputs.presentYearly === undefined ? yearFrom(from) : addDays(from, length);
    const received = inputs.presentYearly && {
      ...paid,
      daysElsewhere: Math.min(paid.daysElsewhere, daysIn(from, to)),
    };
    return { ...inputs, received, codeOptionAdhesion: 'PLUS', today: from, period: { from, to } };
  });

describe('a price', () => {
  it('is what an exact model says, to the cent', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { subTotal, gst, qst, total, credit } = computePrice(inputs);
        const back = { credit: credit?.total ?? 0, left: credit?.left ?? 0 };
        expect({ subTotal, gst, qst, total, ...back }).toEqual(
          Object.fromEntries(Object.entries(model(inputs)).map(([name, value]) => [name, Number(value)])),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('has lines that add up, payments that add up, and whole cents only', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const price = computePrice(inputs);
        const { lines, subTotal, total, payments } = price;
        const all = lines.map(({ amount }) => amount);
        const balance = sumOf(lines, ['balance', 'credit']);
        const sum = all.reduce((a, b) => a + b, 0);
        expect(sum - balance).toBe(subTotal);
        expect(subTotal + price.gst + price.qst + balance).toBe(total);
        expect(payments.reduce((paid, { amount }) => paid + amount, 0)).toBe(total);
        expect([...all, ...payments.map(({ amount }) => amount)].every(Number.isInteger)).toBe(true);
        expect(Math.min(subTotal, total)).toBeGreaterThanOrEqual(0);
        const data = toPriceData(price, inputs);
        expect(data.firstPaymentAmount + data.totalMonth * Math.max(0, payments.length - 1)).toBe(total);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never takes more club dollars than requested, allowed or due', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { lines, clubDollarsMaximum, subTotal } = computePrice(inputs);
        const spent = Math.abs(sumOf(lines, ['clubDollars']));
        expect(spent).toBeLessThanOrEqual(inputs.clubDollars?.wanted ?? 0);
        expect(spent).toBeLessThanOrEqual(clubDollarsMaximum);
        expect(clubDollarsMaximum).toBeLessThanOrEqual(inputs.clubDollars?.maximum ?? 0);
        if (spent === clubDollarsMaximum) return;
        expect(spent).toBe(inputs.clubDollars?.wanted);
        expect(subTotal).toBeGreaterThan(0);
      }),
    );
  });

  it('of a register flow has the membership, the VR options and the people', () => {
    const { lines, total } = computePrice({
      ...register,
      indOptionVR: true,
      additionalMembers: [{ indOptionVR: false }, { indOptionVR: true }],
      promo: { percent: 10 },
      referral: 1_000,
    });
    expect(lines).toEqual([
      { kind: 'membership', amount: 16_800, codeOptionAdhesion: 'PLUS' },
      { kind: 'vrOption', amount: 3_000 },
      { kind: 'additionalMember', amount: 7_200, member: 0 },
      { kind: 'additionalMember', amount: 7_200, member: 1 },
      { kind: 'vrOption', amount: 3_000, member: 1 },
      { kind: 'promoCode', amount: -3_720 },
      { kind: 'referral', amount: -1_000 },
    ]);
    // 32,480 + 1,624 + 3,239.88
    expect(total).toBe(37_344);
  });

  it('of a modification is the difference for the days that are left, with the balance after taxes', () => {
    const price = computePrice({
      ...register,
      period: { from: '2027-06-01', to: '2027-08-31' },
      presentYearly: [12_600],
      balance: 1_175,
    });
    // 92 days of 365: 4,234.52 and 3,175.89.
    expect(price.lines).toEqual([
      { kind: 'membership', amount: 4_235, codeOptionAdhesion: 'PLUS' },
      { kind: 'alreadyPaid', amount: -3_176 },
      { kind: 'balance', amount: 1_175 },
    ]);
    expect([price.subTotal, price.gst, price.qst, price.total]).toEqual([1_059, 53, 106, 2_393]);
  });

  it('of a modification that changes nothing is zero, for any number of days left', () => {
    fc.assert(
      fc.property(fc.nat(364), fc.array(fc.boolean(), { maxLength: 6 }), (days, options) => {
        const { membership, additionalMember, vrOption } = register.yearly;
        const { subTotal } = computePrice({
          ...register,
          period: { from: addDays(today, days), to: register.period.to },
          additionalMembers: options.map((indOptionVR) => ({ indOptionVR })),
          presentYearly: [
            membership,
            ...options.flatMap((indOptionVR) => [additionalMember, ...(indOptionVR ? [vrOption] : [])]),
          ],
        });
        expect(subTotal).toBe(0);
      }),
    );
  });

  it('of a smaller membership is zero, and the remaining days are credited with their taxes', () => {
    const price = computePrice({
      ...register,
      period: { from: '2027-06-01', to: '2027-08-31' },
      presentYearly: [25_800],
      received: { inLedger: 7_477, elsewhere: 0, daysElsewhere: 0 },
    });
    expect([price.total, price.payments]).toEqual([0, []]);
    // 92 days of 365: 6,503.01 less 4,234.52.
    expect(price.credit).toEqual({ subTotal: 2_268, gst: 113, qst: 226, total: 2_607, left: 2_607 });
  });

  it('of a smaller membership gives back no more than what was received', () => {
    const credit = (inLedger: number, elsewhere = 0) =>
      computePrice({
        ...register,
        presentYearly: [25_800],
        received: { inLedger, elsewhere, daysElsewhere: elsewhere === 0 ? 0 : 365 },
      }).credit;
    // 16,800 is 19,316 with taxes, 25,800 is 29,664.
    expect(credit(29_664)).toMatchObject({ subTotal: 9_000, total: 10_348 });
    expect(credit(19_316 + 230)?.total).toBe(230);
    // The membership was bought with a promo code.
    expect(credit(14_832)).toBeUndefined();
    // Only the change was paid here.
    expect(credit(10_348, 19_316)?.total).toBe(10_348);
    expect(credit(5_174, 19_316)?.total).toBe(5_174);
    expect(credit(0, 29_664)).toBeUndefined();
    expect(computePrice({ ...register, presentYearly: [25_800] }).credit).toBeUndefined();
  });

  it('of a smaller membership pays the balance first', () => {
    const received = { inLedger: 29_664, elsewhere: 0, daysElsewhere: 0 };
    const price = computePrice({ ...register, presentYearly: [25_800], received, balance: 1_175 });
    expect(price.lines.slice(-2)).toEqual([
      { kind: 'balance', amount: 1_175 },
      { kind: 'credit', amount: -1_175 },
    ]);
    expect(price.total).toBe(0);
    // 9,000 + 450 + 898 less the balance.
    expect(price.credit?.left).toBe(9_173);
  });

  it('by the month has the balance in its first payment', () => {
    const modified = { ...register, term: 'monthly' as const, presentYearly: [12_600], balance: 11_899 };
    const { payments } = computePrice(modified);
    // 4,200 with taxes is 4,829.
    expect(payments.map(({ amount }) => amount)).toEqual([11_899 + 407, ...Array(11).fill(402)]);
  });

  it('of $140.00 and $340.00 has the cent that floating point loses', () => {
    const total = (membership: number) =>
      computePrice({ ...register, yearly: { ...register.yearly, membership } }).qst;
    expect([total(14_000), total(34_000)]).toEqual([1_397, 3_392]);
  });
});
