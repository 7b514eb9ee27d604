import { flowNames } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import { hasOwnPages } from './public-page.ts';

it.each(flowNames)('makes a page of its own for a visitor with a checkout: %s', (flow) => {
  for (const cookie of [`checkout-${flow}=AbCdEfGhIjKlMnOpQrStUv`, 'flowsStates=%7B%7D']) {
    expect(hasOwnPages(`memberInfo=x; ${cookie}`)).toBe(true);
  }
  expect(hasOwnPages('other=1; memberInfo=x')).toBe(false);
  expect(hasOwnPages(undefined)).toBe(false);
});
