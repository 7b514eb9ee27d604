import { describe, expect, it } from 'vitest';
import {
  checkoutIdHeader,
  flowsStatesHeader,
  forgetIdHeader,
  hasFlowState,
  paidIdHeader,
  readCheckoutId,
  readFlowsStates,
} from './cookies.ts';

const https = new URL('https://club.test/fr');
const http = new URL('http://club.test/fr');
const nameAndValue = ([, header]: readonly [string, string]) => header.split(';', 1).join();

describe('the cookie flowsStates', () => {
  it('has the states of every flow, for scripts too', () => {
    const states = {
      register: { registration: 'done', addMember: 'idle' },
      renewal: { payment: 'idle' },
    } as const;
    const header = flowsStatesHeader(states, https);
    expect(header[1]).toMatch(/^flowsStates=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
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
  const header = checkoutIdHeader('register', 'AbCdEfGhIjKlMnOpQrStUv', http);
  expect(header).toEqual([
    'set-cookie',
    'checkout-register=AbCdEfGhIjKlMnOpQrStUv; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(readCheckoutId(nameAndValue(header), 'register')).toBe('AbCdEfGhIjKlMnOpQrStUv');
  expect(readCheckoutId(nameAndValue(header), 'renewal')).toBeUndefined();
  expect(readCheckoutId('checkout-register=../../api', 'register')).toBeUndefined();
});

it('the id of a paid checkout is kept for an hour', () => {
  expect(paidIdHeader('renewal', 'abc', http)[1]).toContain('checkout-renewal=abc; Max-Age=3600;');
});

it('a browser has state of a flow until both cookies are deleted', () => {
  expect(hasFlowState('flowsStates=x')).toBe(true);
  expect(hasFlowState('a=1; checkout-renewal=x')).toBe(true);
  expect(hasFlowState('a=1')).toBe(false);
  expect(hasFlowState(null)).toBe(false);
  expect(forgetIdHeader('renewal', http)[1]).toContain('checkout-renewal=; Max-Age=0;');
  expect(flowsStatesHeader({}, http)[1]).toContain('flowsStates=; Max-Age=0;');
});
