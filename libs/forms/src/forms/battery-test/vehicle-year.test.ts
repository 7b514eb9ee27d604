import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { answersTo } from '../../samples/answers.ts';
import { batteryTest } from './battery-test.schema.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const errorsOf = (vehiculeAnnee: string) =>
  checkAnswers(batteryTest(), { ...answersTo(12), vehiculeAnnee }).errors;

it.each(['19', '0000', '1899', '2028', '202'])('refuses the year %s', (year) => {
  expect(errorsOf(year)).toEqual({ vehiculeAnnee: 'invalidYear' });
});

it.each(['1900', '2026', '2027'])('takes the year %s', (year) => {
  expect(errorsOf(year)).toBeUndefined();
});
