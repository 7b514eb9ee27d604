import { type HttpHandler, HttpResponse } from 'msw';
import {
  getMembershipPrices,
  type MembershipPrice,
  type MembershipPrices,
  pricesCacheControl,
} from '../contract/index.ts';
import { handlerAt } from './handle.ts';

export interface MockPriceOptions {
  /** The prices of today. Default: four types. */
  readonly prices?: readonly MembershipPrice[];
  /** Default: an additional member and the VR option. */
  readonly options?: MembershipPrices['options'];
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** The prices of the demonstration club. */
export const mockPrices: readonly MembershipPrice[] = [
  { codeOptionAdhesion: 'BASE', price: { monthly_price: 1_050, yearly_price: 12_600 } },
  { codeOptionAdhesion: 'FAM', price: { monthly_price: 1_850, yearly_price: 22_200 } },
  { codeOptionAdhesion: 'PLUS', price: { monthly_price: 1_400, yearly_price: 16_800 } },
  { codeOptionAdhesion: 'PREM', price: { monthly_price: 2_150, yearly_price: 25_800 } },
];

export const mockOptionPrices = {
  additionalMember: { monthly_price: 500, yearly_price: 6_000 },
  vrOption: { monthly_price: 250, yearly_price: 3_000 },
} as const satisfies MembershipPrices['options'];

/** Handlers that answer the prices of today like the API. */
export function createPriceHandlers({
  prices = mockPrices,
  options = mockOptionPrices,
  baseUrl = '*',
}: MockPriceOptions = {}): HttpHandler[] {
  return [
    handlerAt(baseUrl)(getMembershipPrices, () => {
      const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' });
      return HttpResponse.json({ date, prices: [...prices], options } satisfies MembershipPrices, {
        headers: { 'cache-control': pricesCacheControl },
      });
    }),
  ];
}
