import { describe, expect, it } from 'vitest';
import { writtenAnswer } from './written-answer.ts';

const shown = (name: string, value: string) => [
  writtenAnswer(name, value, 'fr'),
  writtenAnswer(name, value, 'en'),
];

it.each(['residentialPhone', 'mobilePhone', 'workPhone', 'workphone'])('groups the digits of %s', (name) => {
  expect(shown(name, '4185550134')).toEqual(['418 555-0134', '418-555-0134']);
});

it.each(['postalCode', 'codePostal'])('sets the halves of %s apart', (name) => {
  expect(shown(name, 'H1H1H1')).toEqual(['H1H\u00a01H1', 'H1H\u00a01H1']);
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
  ['residentialPhone', '911'],
  ['workphone', '14185550134'],
  ['mobilePhone', '418 555-0134'],
  ['postalCode', 'G1R 2M1'],
  ['postalCode', 'abc123'],
  ['codePostal', '90210'],
  ['originalAddress', '455, 3e Avenue'],
  ['originalAddress', 'null'],
  ['originalAddress', '{"address":"455, 3e Avenue"}'],
  ['originalAddress', ''],
  ['workPhonePost', '12345'],
  ['memberNumber', '1000000017'],
  ['question', '4185550134'],
  ['constructor', 'H1H1H1'],
])('leaves %s %j as it was sent', (name, value) => {
  expect(shown(name, value)).toEqual([value, value]);
});
