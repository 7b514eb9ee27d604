import { expect, it } from 'vitest';
import { readPanelRequest } from './panel-request.ts';

const read = (address: string) => readPanelRequest(new URL(address, 'http://site.test'));

it.each([
  ['/fr?sp=1', { opens: true, rest: '/fr' }],
  ['/fr?sp=0', { opens: false, rest: '/fr' }],
  ['/fr?r=/fr/voyages', { opens: false, returnPath: '/fr/voyages', rest: '/fr' }],
  [
    '/fr?a=%20b+c&sp=1&r=%2Ffr%3Fx%3D1&b&a=2#pneus',
    {
      opens: true,
      returnPath: '/fr?x=1',
      rest: '/fr?a=%20b+c&b&a=2#pneus',
    },
  ],
  ['/fr?sp=1&sp=2&r=//evil.example&r', { opens: true, returnPath: '//evil.example', rest: '/fr' }],
  ['/fr?%73p=1&a=1', { opens: true, rest: '/fr?a=1' }],
  ['/fr?%72=/fr/aide&%zz=1&+r=2', { opens: false, returnPath: '/fr/aide', rest: '/fr?%zz=1&+r=2' }],
  ['/fr?sp&r', { opens: false, rest: '/fr' }],
])('reads and removes sp and r: %s', (address, request) => {
  expect(read(address)).toEqual({ returnPath: undefined, ...request });
});

it.each(['/fr', '/fr?spare=1&resp=1&x=sp=1#r=1'])('leaves %s as it is', (address) => {
  expect(read(address)).toBeUndefined();
});
