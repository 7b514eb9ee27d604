import * as fc from 'fast-check';

const types = ['BASE', 'PLUS', 'FAM', 'PREM'] as const;
const pay = fc.constantFrom('card', 'card', 'debit', 'declined');
const term = fc.constantFrom('annual' as const, 'annual' as const, 'monthly' as const);
const decision = fc.constantFrom('succeeded' as const, 'declined' as const);
const change = fc.record({
  kind: fc.constant('change' as const),
  type: fc.constantFrom(...types),
  indOptionVR: fc.boolean(),
  term,
  pay,
  promo: fc.boolean(),
  clubDollars: fc.constantFrom(0, 0, 700),
});
const step = fc.oneof(
  { weight: 6, arbitrary: change },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('renew' as const), term, pay }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bank' as const), state: decision }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('instalment' as const), state: decision }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which: fc.nat(9),
      percent: fc.integer({ min: 1, max: 130 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('dispute' as const), which: fc.nat(9), isWon: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), isOperator: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days' as const), count: fc.integer({ min: 1, max: 150 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gift' as const),
      pay,
      isAccepted: fc.boolean(),
      ending: fc.constantFrom('succeeded', 'declined', 'refund'),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const sequence = fc.record({
  type: fc.constantFrom(...types),
  indOptionVR: fc.boolean(),
  balance: fc.constantFrom(0, 0, 0, 3_999, -2_501),
  clubDollars: fc.constantFrom(0, 2_000),
  /** Days until the membership ends. */
  days: fc.integer({ min: 1, max: 364 }),
  steps: fc.array(step, { minLength: 3, maxLength: 9 }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

/** The same sequences for the same seed. */
export function sequencesOf(seed: number, count: number): Sequence[] {
  return fc.sample(sequence, { seed, numRuns: count });
}

/** Sequences in which money was gained once. */
export const foundSequences: readonly Sequence[] = [
  // The end took the credit back for a day that the renewal did not pay for.
  {
    type: 'PREM',
    indOptionVR: true,
    balance: 0,
    clubDollars: 0,
    days: 2,
    steps: [
      { kind: 'renew', term: 'annual', pay: 'card' },
      {
        kind: 'change',
        type: 'BASE',
        indOptionVR: false,
        term: 'annual',
        pay: 'card',
        promo: false,
        clubDollars: 0,
      },
      { kind: 'end', isOperator: false },
    ],
  },
  // A refund of the rest gave the credit that the order had used a second time, after the end had given it back.
  {
    type: 'PLUS',
    indOptionVR: false,
    balance: -2_501,
    clubDollars: 0,
    days: 230,
    steps: [
      {
        kind: 'change',
        type: 'PREM',
        indOptionVR: false,
        term: 'annual',
        pay: 'card',
        promo: false,
        clubDollars: 0,
      },
      { kind: 'days', count: 40 },
      {
        kind: 'change',
        type: 'PLUS',
        indOptionVR: true,
        term: 'annual',
        pay: 'card',
        promo: false,
        clubDollars: 0,
      },
      { kind: 'end', isOperator: true },
      { kind: 'refund', which: 0, percent: 130 },
    ],
  },
  // A refund gave back the credit of a day that had not been paid for.
  {
    type: 'PREM',
    indOptionVR: true,
    balance: -2_501,
    clubDollars: 0,
    days: 10,
    steps: [
      { kind: 'renew', term: 'annual', pay: 'card' },
      {
        kind: 'change',
        type: 'PREM',
        indOptionVR: false,
        term: 'annual',
        pay: 'card',
        promo: true,
        clubDollars: 0,
      },
      { kind: 'refund', which: 4, percent: 130 },
    ],
  },
];
