import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { answersTo } from '../../samples/answers.ts';
import { personalInformation } from './personal-information.schema.ts';

const form = personalInformation();

describe('the city of a request', () => {
  it.each(['Sainte-Foy', 'Québec City', 'Kanesatake', 'St. John’s', 'Saint-Louis-du-Ha! Ha!', 'London'])(
    'may be any name: %s',
    (city) => {
      expect(checkAnswers(form, { ...answersTo(5), city })).toMatchObject({ values: { city } });
    },
  );

  it.each([
    ['', 'required'],
    ['x'.repeat(51), 'tooLong'],
  ])('is required, of 50 characters at the most: %s', (city, key) => {
    expect(checkAnswers(form, { ...answersTo(5), city }).errors).toEqual({ city: key });
  });
});

it('names every error of a request at once', () => {
  const answers = { ...answersTo(5), email: 'zoe@', city: '', codePostal: 'H1H', memberNumberBase: '' };
  expect(checkAnswers(form, answers).errors).toEqual({
    memberNumberBase: 'required',
    email: 'invalidEmail',
    city: 'required',
    codePostal: 'invalidPostalCode',
  });
});
