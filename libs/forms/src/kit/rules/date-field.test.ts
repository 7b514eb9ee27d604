import { dayInQuebec } from '@jalon/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { date, exampleOf } from './date-field.ts';
import { fieldMeta, fieldOfControl } from './field-meta.ts';
import { checkAnswers } from './form-definition.ts';
import { nestAnswers } from './nested-answers.ts';

afterEach(() => vi.useRealTimers());

const check = (birth: unknown, field = date()) => {
  const { values, errors } = checkAnswers({ schema: z.object({ birth: field }) }, { birth });
  return errors ?? values;
};
const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('a date', () => {
  it.each([
    [parts('31', '3', '1984'), '1984-03-31'],
    [parts(' 01 ', '02', '２０２７'), '2027-02-01'],
    [parts('29', '2', '2028'), '2028-02-29'],
    ['2027-12-31', '2027-12-31'],
  ])('of %o is stored as %s', (typed, birth) => {
    expect(check(typed)).toEqual({ birth });
  });

  it.each([
    [parts('', '', ''), { birth: 'required' }],
    [undefined, { birth: 'required' }],
    [parts('', '3', '1984'), { 'birth.day': 'requiredDay' }],
    [parts('31', '', '1984'), { 'birth.month': 'requiredMonth' }],
    [parts('31', '3', ''), { 'birth.year': 'requiredYear' }],
    [parts('31', '13', '1984'), { 'birth.month': 'invalidMonth' }],
    [parts('31', 'mars', '1984'), { 'birth.month': 'invalidMonth' }],
    [parts('31', '3', '84'), { 'birth.year': 'invalidDateYear' }],
    [parts('31', '6', '1984'), { 'birth.day': 'invalidDay' }],
    [parts('29', '2', '2027'), { 'birth.day': 'invalidDay' }],
    [parts('0', '2', '2027'), { 'birth.day': 'invalidDay' }],
    [parts('1.5', '2', '2027'), { 'birth.day': 'invalidDay' }],
    ['31/3/1984', { birth: 'invalidDate' }],
    ['2027-02-30', { birth: 'invalidDate' }],
    [{ day: 1 }, { birth: 'required' }],
  ])('of %o has one error, at the part to correct', (typed, errors) => {
    expect(check(typed)).toEqual(errors);
  });

  it('may be empty when it is optional', () => {
    expect(check(parts('', '', ''), date({ optional: true }))).toEqual({ birth: '' });
    expect(check(undefined, date({ optional: true }))).toEqual({ birth: '' });
    expect(check(parts('1', '', ''), date({ optional: true }))).toEqual({ 'birth.month': 'requiredMonth' });
  });

  it('stays between its limits, the present day of Québec included', () => {
    // The evening of the 26th in Québec.
    vi.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z') });
    const past = date({ min: '1900-01-01', max: dayInQuebec });
    expect(check('2026-11-26', past)).toEqual({ birth: '2026-11-26' });
    expect(check('2026-11-27', past)).toEqual({ birth: 'dateTooLate' });
    expect(check('1899-12-31', past)).toEqual({ birth: 'dateTooEarly' });
    expect(fieldMeta(z.object({ birth: past }), 'birth').limits?.()).toEqual({
      min: '1900-01-01',
      max: '2026-11-26',
    });
  });

  it.each([
    ['a date of birth', { min: '1900-01-01', max: '2026-11-27' }, '31 3 1984'],
    ['any date', {}, '31 3 2026'],
    ['a day to come', { min: '2026-11-27' }, '31 3 2027'],
    ['a day of this or the next year', { min: '2026-01-01', max: '2027-12-31' }, '31 3 2026'],
    ['a day of the last months', { min: '2026-01-01', max: '2026-11-27' }, '31 3 2026'],
    ['a day of the next month', { min: '2026-11-27', max: '2026-12-05' }, '5 12 2026'],
    ['a day far away', { min: '2040-06-01' }, '1 6 2040'],
  ])('has an example that the rule of %s takes', (_of, limits, example) => {
    vi.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') });
    expect(exampleOf(limits)).toBe(example);
    const [day = '', month = '', year = ''] = example.split(' ');
    expect(check(parts(day, month, year), date(limits))).toEqual({ birth: expect.stringMatching(/^\d/) });
  });

  it('is read from three controls of a plain post, or from one', () => {
    const schema = z.object({ birth: date() });
    const post = new URLSearchParams({ 'birth.month': '3', 'birth.day': '31', 'birth.hour': '12' });
    expect(nestAnswers(schema, post)).toEqual({ birth: parts('31', '3', '') });
    expect(nestAnswers(schema, new URLSearchParams({ birth: '2027-01-31' }))).toEqual({
      birth: '2027-01-31',
    });
    expect(nestAnswers(schema, new URLSearchParams())).toEqual({ birth: '' });
  });

  it('has digits in each part, and its first control has the id of the field', () => {
    const schema = z.object({ birth: date() });
    expect(fieldMeta(schema, 'birth.year').filter?.('1984a5')).toBe('1984');
    expect(['birth', 'birth.day', 'birth.month'].map((name) => fieldOfControl(schema, name))).toEqual([
      'birth',
      'birth',
      'birth.month',
    ]);
  });
});
