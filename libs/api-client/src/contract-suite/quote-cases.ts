import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  type ErrorCode,
  paymentsPerYear,
  previewQuote,
  type Quote,
  type QuoteRequest,
  quoteAnswer,
  quoteMinutes,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';
import { postJson } from './requests.ts';

/** The server under test, with the prices and promo codes of the demonstration club. */
export interface QuoteTarget extends Server {
  /** A member who may recommend others. */
  readonly memberNumber: string;
}

const request: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [{ indOptionVR: false }, { indOptionVR: true }],
};

/** The contract of quotes for visitors as test cases, for the API and the MSW handlers. */
export const quoteCases: readonly Case<QuoteTarget>[] = [
  {
    title: 'has a line for the membership, each person and each option',
    async run(target) {
      const { lines, priceData, ...quote } = await quoteOf(target, request);
      deepEqual(lines, [
        { kind: 'membership', amount: 16_800, codeOptionAdhesion: 'PLUS' },
        { kind: 'vrOption', amount: 3_000 },
        { kind: 'additionalMember', amount: 6_000, member: 0 },
        { kind: 'additionalMember', amount: 6_000, member: 1 },
        { kind: 'vrOption', amount: 3_000, member: 1 },
      ]);
      deepEqual(priceData, {
        subTotal: 34_800,
        gst: 1_740,
        qst: 3_471,
        totalYear: 40_011,
        totalMonth: 0,
        firstPaymentAmount: 40_011,
        discount: 0,
      });
      deepEqual(
        quote.payments.map(({ amount }) => amount),
        [40_011],
      );
      const { flow, codeOptionAdhesion, termSelected, indOptionVR } = quote;
      const chosen = { flow, codeOptionAdhesion, termSelected, indOptionVR };
      deepEqual({ ...request, ...chosen }, request);
    },
  },
  {
    title: 'divides a monthly term into twelve payments, with the rest on the first',
    async run(target) {
      const { priceData, payments } = await quoteOf(target, { ...request, termSelected: 'monthly' });
      const { totalYear, totalMonth, firstPaymentAmount } = priceData;
      equal(payments.length, paymentsPerYear);
      deepEqual(
        payments.map(({ amount }) => amount),
        [firstPaymentAmount, ...Array(paymentsPerYear - 1).fill(totalMonth)],
      );
      equal(firstPaymentAmount + totalMonth * (paymentsPerYear - 1), totalYear);
      ok(firstPaymentAmount - totalMonth < paymentsPerYear);
      const days = payments.map(({ dueOn }) => dueOn);
      deepEqual(days, days.toSorted());
    },
  },
  {
    title: 'deducts a promo code of either kind, however it is written',
    async run(target) {
      const percent = await quoteOf(target, { ...request, promoCode: 'BIENVENUE' });
      const amount = await quoteOf(target, { ...request, promoCode: ' route25 ' });
      deepEqual(
        [percent, amount].map(({ promoCode }) => promoCode),
        ['BIENVENUE', 'ROUTE25'],
      );
      deepEqual(
        [percent, amount].map(({ priceData }) => priceData.discount),
        [3_480, 2_500],
      );
      deepEqual(amount.lines.at(-1), { kind: 'promoCode', amount: -2_500 });
      equal(amount.priceData.subTotal, 32_300);
    },
  },
  {
    title: 'takes the number of a member who recommends, and no other',
    async run(target) {
      await quoteOf(target, { ...request, noMembreRecommande: target.memberNumber });
      await isRefused(target, { noMembreRecommande: '999' }, { noMembreRecommande: 'unknown' });
    },
  },
  {
    title: 'reports the field that it can’t price',
    async run(target) {
      await isRefused(target, { codeOptionAdhesion: 'MOTO' }, { codeOptionAdhesion: 'unknown' });
      await isRefused(target, { promoCode: 'RIEN' }, { promoCode: 'unknown' });
      await isRefused(target, { promoCode: 'ETE2025' }, { promoCode: 'expired' });
      const people = Array(7).fill({ indOptionVR: false });
      await isRefused(target, { additionalMembers: people }, { additionalMembers: 'tooMany' });
    },
  },
  {
    title: 'is valid for half an hour, and has the same id for the same price',
    async run(target) {
      const [one, again] = [await quoteOf(target, request), await quoteOf(target, request)];
      equal(again.id, one.id);
      ok(one.id.length <= 100);
      ok((await quoteOf(target, { ...request, promoCode: 'BIENVENUE' })).id !== one.id);
      const minutes = (Date.parse(one.expiresAt) - Date.now()) / 60_000;
      ok(Math.abs(minutes - quoteMinutes) < 2, one.expiresAt);
    },
  },
  {
    title: 'rejects bodies that are not an object',
    async run(target) {
      await readError(await post(target, []), 'invalid_body');
      const errors = await readError(await post(target, { flow: 'unknown' }), 'invalid_fields');
      ok(Object.keys(errors).includes('flow'));
    },
  },
];

const post = ({ baseUrl }: QuoteTarget, body: object) => postJson(baseUrl + previewQuote.path, body);

async function quoteOf(target: QuoteTarget, body: QuoteRequest): Promise<Quote> {
  const response = await post(target, body);
  equal(response.status, 200);
  return quoteAnswer.parse(await json(response)).quote;
}

async function isRefused(
  target: QuoteTarget,
  change: Partial<QuoteRequest>,
  errors: Readonly<Record<string, string>>,
): Promise<void> {
  const code: ErrorCode = 'invalid_fields';
  deepEqual(await readError(await post(target, { ...request, ...change }), code), errors);
}
