import { expect, it } from 'vitest';
import { formatAddress } from './address.ts';

const home = { street: '455 3e Avenue', apartment: '4', city: 'Québec', postalCode: 'G1L2W2' };

it.each([
  [
    home,
    ['455, 3e Avenue, app.\u00a04', 'Québec (Québec)\u00a0\u00a0G1L\u00a02W2'],
    ['455 3e Avenue, apt.\u00a04', 'Québec, Quebec\u00a0\u00a0G1L\u00a02W2'],
  ],
  [
    { street: '12A, rue du Pré', city: 'Lévis' },
    ['12A, rue du Pré', 'Lévis (Québec)'],
    ['12A, rue du Pré', 'Lévis, Quebec'],
  ],
  [
    { street: '1 Main Street', city: 'Ottawa', province: 'ON' },
    ['1, Main Street', 'Ottawa (ON)'],
    ['1 Main Street', 'Ottawa, ON'],
  ],
  [{ postalCode: 'H2X 1Y4' }, ['Québec\u00a0\u00a0H2X\u00a01Y4'], ['Quebec\u00a0\u00a0H2X\u00a01Y4']],
  [{ province: 'QC' }, [], []],
])('writes %j as each language writes an address', (address, fr, en) => {
  expect([formatAddress(address, 'fr'), formatAddress(address, 'en')]).toEqual([fr, en]);
});
