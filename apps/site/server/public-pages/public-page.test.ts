import { flowNames } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  placedAttemptHeader,
} from '../../app/checkout/state/checkout-cookies.ts';
import { hasOwnPages } from './public-page.ts';

const pair = (header: string) => header.split(';', 1).join();

it.each(flowNames)('makes a page of its own for a visitor with a checkout: %s', (flow) => {
  const cookies = [
    checkoutIdHeader(flow, 'AbCdEfGhIjKlMnOpQrStUv', 'http:'),
    placedAttemptHeader(flow, 'AbCdEfGhIjKlMnOpQrStUv', { protocol: 'http:' }),
    flowsStatesHeader({ [flow]: { registration: 'done' } }, 'http:'),
  ];
  for (const header of cookies) expect(hasOwnPages(`memberInfo=x; ${pair(header)}`)).toBe(true);
  expect(hasOwnPages('other=1; memberInfo=x')).toBe(false);
  expect(hasOwnPages(undefined)).toBe(false);
});
