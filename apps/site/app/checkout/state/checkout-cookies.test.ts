import { describe, expect, it } from 'vitest';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  flushHeaders,
  hasFlowState,
  readCheckoutId,
  readFlowsStates,
} from './checkout-cookies.ts';

const nameAndValue = (header: string) => header.split(';', 1).join();

describe('the cookie flowsStates', () => {
  it('has the states of every flow, for scripts too', () => {
    const states = {
      register: { registration: 'done', addMember: 'idle' },
      renewal: { payment: 'idle' },
    } as const;
    const header = flowsStatesHeader(states, 'https:');
    expect(header).toMatch(/^flowsStates=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
    expect(readFlowsStates(`a=b; ${nameAndValue(header)}`)).toEqual(states);
  });

  it.each(['', '%', '{}', '[]', encodeURIComponent('{"register":{"address":"over"}}'), '%7B%22a'])(
    'that reads %j counts as nothing',
    (value) => {
      expect(readFlowsStates(`flowsStates=${value}`)).toEqual({});
    },
  );
});

it('the id of a checkout is for the server only, and not sent to other sites’ posts', () => {
  const header = checkoutIdHeader('register', 'AbCdEfGhIjKlMnOpQrStUv', 'http:');
  expect(header).toBe(
    'checkout-register=AbCdEfGhIjKlMnOpQrStUv; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  );
  expect(readCheckoutId(nameAndValue(header), 'register')).toBe('AbCdEfGhIjKlMnOpQrStUv');
  expect(readCheckoutId(nameAndValue(header), 'renewal')).toBeUndefined();
  expect(readCheckoutId('checkout-register=../../api', 'register')).toBeUndefined();
});

it('a flush deletes the states and every checkout', () => {
  const names = flushHeaders('http:').map((header) => {
    expect(header).toContain('Max-Age=0');
    return nameAndValue(header);
  });
  expect(names).toEqual([
    'flowsStates=',
    'checkout-register=',
    'checkout-gift-a-membership=',
    'checkout-modify-my-membership=',
    'checkout-renewal=',
  ]);
  expect(hasFlowState('flowsStates=x')).toBe(true);
  expect(hasFlowState('a=1; checkout-renewal=x')).toBe(true);
  expect(hasFlowState('a=1')).toBe(false);
  expect(hasFlowState(null)).toBe(false);
});
