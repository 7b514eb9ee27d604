import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkField } from '../../testing/check-field.ts';
import { fieldMeta } from './field-meta.ts';
import { money } from './money-field.ts';
import { number } from './number-field.ts';
import { readNumber } from './read-number.ts';

describe('a number', () => {
  it.each([
    ['85000', 85_000],
    ['85 000', 85_000],
    ['85\u202f000', 85_000],
    ['85,000', 85_000],
    ["1'250", 1250],
    ['1,250,000', 1_250_000],
    ['007', 7],
    ['12.00', 12],
    ['８５', 85],
    [85_000, 85_000],
  ])('typed as %o is %d', (typed, value) => {
    expect(checkField(number(), typed)).toEqual({ value });
  });

  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 250,75', 1250.75],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['1,250', 1250],
    ['.5', 0.5],
    ['12,', 12],
    ['-3,5', -3.5],
    ['\u22123.5', -3.5],
  ])('with two decimals, typed as %o, is %d', (typed, value) => {
    expect(checkField(number({ decimals: 2, min: -10 }), typed)).toEqual({ value });
  });

  it('that may have three decimals takes a single comma as one of them', () => {
    expect(checkField(number({ decimals: 3 }), '1,250')).toEqual({ value: 1.25 });
    expect(checkField(number({ decimals: 3 }), '1,250,000')).toEqual({ value: 1_250_000 });
  });

  it.each([
    ['', 'required'],
    [undefined, 'required'],
    ['85000.5', 'wholeNumber'],
    ['1.250', 'wholeNumber'],
    ['85 km', 'invalidNumber'],
    ['1,2,3', 'invalidNumber'],
    ['1.2.3', 'invalidNumber'],
    ['--1', 'invalidNumber'],
    ['.', 'invalidNumber'],
    ['1e3', 'invalidNumber'],
    ['-1', 'numberTooSmall'],
    ['1001', 'numberTooLarge'],
    [Number.NaN, 'invalidNumber'],
    [{ value: 1 }, 'required'],
  ])('refuses %o: %s', (typed, error) => {
    expect(checkField(number({ max: 1000 }), typed)).toEqual({ error });
  });

  it('refuses more decimals than it may have', () => {
    expect(checkField(number({ decimals: 1 }), '1,25')).toEqual({ error: 'tooManyDecimals' });
    expect(checkField(number({ decimals: 1 }), '1,20')).toEqual({ value: 1.2 });
  });

  it('may be empty when it is optional', () => {
    expect(checkField(number({ optional: true }), ' ')).toEqual({ value: '' });
  });

  it('drops while typing only what no number has', () => {
    const { filter, alphabet } = fieldMeta(z.object({ price: number() }), 'price');
    expect(filter?.('1 250,50 $')).toBe('1 250,50 $');
    expect(filter?.('85 000km')).toBe('85 000');
    expect(alphabet?.dropped('85 000 km')).toBe('km');
  });
});

describe('an amount of money', () => {
  it.each([
    ['12,50', 1250],
    ['$1,250.5', 125_050],
    ['1 250 $', 125_000],
    ['0.1', 10],
    ['0,07', 7],
    [1250, 1250],
  ])('typed as %o is %d cents', (typed, value) => {
    expect(checkField(money(), typed)).toEqual({ value });
  });

  it.each([
    ['', 'required'],
    ['12.505', 'tooManyCents'],
    ['1,2505', 'tooManyCents'],
    [12.5, 'invalidAmount'],
    ['12 dollars', 'invalidAmount'],
    ['4,99', 'amountTooSmall'],
    ['10 000 000', 'amountTooLarge'],
  ])('refuses %o: %s', (typed, error) => {
    expect(checkField(money({ min: 500 }), typed)).toEqual({ error });
  });

  it('keeps every cent', () => {
    for (let cents = 0; cents < 20_000; cents += 7) {
      expect(checkField(money(), (cents / 100).toFixed(2))).toEqual({ value: cents });
    }
    expect(readNumber('9007199254740993,01', 2)).toMatchObject({ whole: '9007199254740993', decimals: '01' });
  });
});
