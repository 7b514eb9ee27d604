import { deepEqual, equal, ok } from 'node:assert/strict';
import { getMembershipPrices } from '../client/index.ts';
import {
  type MembershipPrice,
  type MembershipPrices,
  membershipPrices,
  pricesCacheControl,
} from '../contract/index.ts';
import { json } from './answers.ts';
import type { Case, Server } from './case.ts';

/** The server under test. */
export interface PriceTarget extends Server {
  /** Its current prices. */
  readonly prices: readonly MembershipPrice[];
  /** Its options of memberships. */
  readonly options: MembershipPrices['options'];
}

/** The contract of the price list as test cases, for the API and the MSW handlers. */
export const priceCases: readonly Case<PriceTarget>[] = [
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
];
