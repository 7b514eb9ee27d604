import { deepEqual, equal, ok } from 'node:assert/strict';
import { call, getMembershipPrices, isCallError } from '../client/index.ts';
import {
  type MembershipPrice,
  type MembershipPrices,
  membershipPrices,
  pricesCacheControl,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';

/** The server under test. */
export interface PriceTarget {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
  /** Its current prices. */
  readonly prices: readonly MembershipPrice[];
  /** Its options of memberships. */
  readonly options: MembershipPrices['options'];
}

/** One test case of the contract. */
export interface PriceCase {
  readonly title: string;
  readonly run: (target: PriceTarget) => Promise<void>;
}

/** The contract of the price list as test cases, for the API and the MSW handlers. */
export const priceCases: readonly PriceCase[] = [
  {
    title: 'answers the prices of today, in the order of the codes',
    async run({ baseUrl, prices }) {
      const answer = membershipPrices.parse(await json(await fetch(baseUrl + getMembershipPrices.path)));
      deepEqual(answer.prices, prices);
      const codes = answer.prices.map((price) => price.codeOptionAdhesion);
      deepEqual(codes, codes.toSorted());
      // The date in Québec is that of UTC or the day before.
      const days = [0, 1].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
      ok(days.includes(answer.date), answer.date);
    },
  },
  {
    title: 'answers the prices of the options',
    async run({ baseUrl, options }) {
      const answer = membershipPrices.parse(await json(await fetch(baseUrl + getMembershipPrices.path)));
      deepEqual(answer.options, options);
    },
  },
  {
    title: 'ignores a date: the prices of another day are not public',
    async run({ baseUrl, prices }) {
      for (const query of ['?at=2020-01-01', '?at=2099-01-01', '?at=', '?at=%00']) {
        const answer = await json(await fetch(baseUrl + getMembershipPrices.path + query));
        deepEqual(membershipPrices.parse(answer).prices, prices);
      }
    },
  },
  {
    title: 'lets an answer be reused for a minute',
    async run({ baseUrl }) {
      const response = await fetch(baseUrl + getMembershipPrices.path);
      equal(response.headers.get('cache-control'), pricesCacheControl);
    },
  },
  {
    title: 'rejects other methods',
    async run({ baseUrl }) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        await readError(await fetch(baseUrl + getMembershipPrices.path, { method }), 'not_found');
      }
    },
  },
  {
    title: 'answers the client of this library',
    async run({ baseUrl, prices }) {
      const answer = await call(getMembershipPrices, {}, { baseUrl });
      ok(!isCallError(answer));
      deepEqual(answer.prices, prices);
    },
  },
];
