import { describe, expect, it } from 'vitest';
import { writtenAnswer } from './written-answer.ts';

type Meta = Parameters<typeof writtenAnswer>[3];
const shown = (name: string, value: string, meta?: Meta) => [
  writtenAnswer(name, value, 'fr', meta),
  writtenAnswer(name, value, 'en', meta),
];

it.each([
  ['workphone', undefined],
  ['any', { kind: 'phone' }],
] as const)('groups the digits of a phone number, %s', (name, meta) => {
  expect(shown(name, '4185550134', meta)).toEqual(['418 555-0134', '418-555-0134']);
});

it('writes a date in words', () => {
  expect(shown('jour', '2026-11-20', { kind: 'date' })).toEqual(['20 novembre 2026', 'November 20, 2026']);
});

it('sets the halves of a postal code apart', () => {
  expect(shown('any', 'H1H1H1', { kind: 'postalCode' })).toEqual(['H1H\u00a01H1', 'H1H\u00a01H1']);
});

describe('the former address', () => {
  const address = {
    address: '455, 3e Avenue',
    apartment: '12',
    city: 'Québec',
    postalCode: 'G1L2W2',
    province: 'QC',
    indAdresseNormalise: true,
  };
  const former = (changes: object) => shown('originalAddress', JSON.stringify({ ...address, ...changes }));

  it('is two lines of text', () => {
    expect(former({})).toEqual([
      '455, 3e Avenue, app.\u00a012\nQuébec (Québec)\u00a0\u00a0G1L\u00a02W2',
      '455, 3e Avenue, apt.\u00a012\nQuébec, Quebec\u00a0\u00a0G1L\u00a02W2',
    ]);
  });

  it('omits missing parts, and is empty when only the province is known', () => {
    expect(former({ apartment: '' })[0]).toBe('455, 3e Avenue\nQuébec (Québec)\u00a0\u00a0G1L\u00a02W2');
    expect(former({ address: '', apartment: '', city: '' })[0]).toBe('Québec\u00a0\u00a0G1L\u00a02W2');
    expect(former({ postalCode: '' })[1]).toBe('455, 3e Avenue, apt.\u00a012\nQuébec, Quebec');
    expect(former({ address: '', apartment: '', city: '', postalCode: '' })).toEqual(['', '']);
  });

  it('keeps a part with an unexpected format', () => {
    expect(former({ province: 'ON', postalCode: 'sans' })[0]).toBe(
      '455, 3e Avenue, app.\u00a012\nQuébec (ON)\u00a0\u00a0sans',
    );
  });
});

it.each([
  ['telephone', '911', { kind: 'phone' }],
  ['workphone', '14185550134'],
  ['mobilePhone', '418 555-0134', { kind: 'phone' }],
  ['postalCode', 'G1R 2M1', { kind: 'postalCode' }],
  ['postalCode', 'abc123', { kind: 'postalCode' }],
  ['codePostal', '90210', { kind: 'postalCode' }],
  ['originalAddress', '455, 3e Avenue'],
  ['originalAddress', 'null'],
  ['originalAddress', '{"address":"455, 3e Avenue"}'],
  ['originalAddress', ''],
  ['workPhonePost', '12345'],
  ['memberNumber', '1000000017'],
  ['question', '4185550134'],
  ['constructor', 'H1H1H1'],
] satisfies [string, string, Meta?][])('leaves %s %j as it was sent', (name, value, meta?: Meta) => {
  expect(shown(name, value, meta)).toEqual([value, value]);
});
