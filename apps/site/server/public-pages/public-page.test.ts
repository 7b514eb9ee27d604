import { flowNames } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  placedAttemptHeader,
} from '../../app/checkout/state/checkout-cookies.ts';
import { isForEveryVisitor, isForMember } from './public-page.ts';

const pair = (header: string) => header.split(';', 1).join();

it.each(flowNames)('makes a page of its own for a visitor with a checkout: %s', (flow) => {
  const cookies = [
    checkoutIdHeader(flow, 'AbCdEfGhIjKlMnOpQrStUv', 'http:'),
    placedAttemptHeader(flow, 'AbCdEfGhIjKlMnOpQrStUv', { protocol: 'http:' }),
    flowsStatesHeader({ [flow]: { registration: 'done' } }, 'http:'),
  ];
  for (const header of cookies) {
    expect(isForEveryVisitor('/fr', pair(header))).toBe(false);
    expect(isForMember('/fr', `memberInfo=x; ${pair(header)}`)).toBe(false);
  }
  expect(isForEveryVisitor('/fr', 'other=1')).toBe(true);
  expect(isForMember('/fr', 'other=1; memberInfo=x')).toBe(true);
});
