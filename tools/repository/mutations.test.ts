import { expect, it } from 'vitest';
import { mutated, mutationsOf, randomNumbers } from '../bench/mutations/mutate.ts';

const faultsOf = (source: string) =>
  mutationsOf('example.ts', source).map((mutation) => `${mutation.kind}: ${mutated(source, mutation)}`);

it('turns conditions', () => {
  expect(faultsOf('if (late) {}')).toEqual(['condition turned: if (!(late)) {}']);
  expect(faultsOf('const a = b ? c : d;')).toEqual(['condition turned: const a = !(b) ? c : d;']);
  expect(faultsOf('const a = b === c;')).toEqual(['condition turned: const a = b !== c;']);
  expect(faultsOf('const a = b < c;')).toEqual(['condition turned: const a = b <= c;']);
});

it('removes lines', () => {
  expect(faultsOf('function f() { warn(); }')).toEqual(['line removed: function f() { ; }']);
});

it('changes numbers by one, and neither names nor types', () => {
  expect(faultsOf('const a = 30;')).toEqual(['number changed by one: const a = (30 + 1);']);
  expect(faultsOf('const a = { 1: b };')).toEqual([]);
  expect(faultsOf('type A = 1 | 2; let a: 3;')).toEqual([]);
});

it('chooses the same faults for the same seed', () => {
  const numbers = (seed: number) => Array.from({ length: 3 }, randomNumbers(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  for (const number of numbers(7)) expect(number >= 0 && number < 1).toBe(true);
});
