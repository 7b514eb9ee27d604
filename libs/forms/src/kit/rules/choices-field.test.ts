import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkField } from '../../testing/check-field.ts';
import { choices } from './choices-field.ts';
import { nestAnswers } from './nested-answers.ts';

const days = choices(['mon', 'tue', 'wed'], { max: 2 });

describe('a group of checkboxes', () => {
  it.each([
    [
      ['wed', 'mon', 'wed'],
      ['mon', 'wed'],
    ],
    ['tue', ['tue']],
  ])('stores %o once each, in the order of the choices', (typed, value) => {
    expect(checkField(days, typed)).toEqual({ value });
  });

  it.each([undefined, null, false, '', []])('is empty for %o', (typed) => {
    expect(checkField(days, typed)).toEqual({ error: 'required' });
    expect(checkField(choices(['mon'], { optional: true, min: 2 }), typed)).toEqual({ value: [] });
  });

  it('refuses too few, too many and unknown values, with one error for the group', () => {
    expect(checkField(days, ['mon', 'tue', 'wed'])).toEqual({ error: 'tooManyChoices' });
    expect(checkField(choices(['mon', 'tue'], { min: 2 }), ['mon'])).toEqual({ error: 'tooFewChoices' });
    expect(checkField(days, ['sun'])).toEqual({ error: 'invalidChoice' });
    expect(checkField(days, [1])).toHaveProperty('error');
    expect(checkField(days, { length: 1 })).toHaveProperty('error');
  });

  it('is read from a plain post, in which each box has the same name', () => {
    const schema = z.object({ days, notes: z.array(z.string()) });
    const post = new URLSearchParams([
      ['days', 'mon'],
      ['days', 'wed'],
      ['notes.0', 'one'],
      ['notes.1', 'two'],
    ]);
    expect(nestAnswers(schema, post)).toEqual({ days: ['mon', 'wed'], notes: ['one', 'two'] });
    expect(nestAnswers(schema, new URLSearchParams())).toEqual({ days: [], notes: [] });
  });
});
