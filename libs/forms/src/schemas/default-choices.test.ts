import { expect, it } from 'vitest';
import { advisories } from '../forms/advisory/advisory-subjects.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { formOf } from '../testing/parse-answers.ts';

it.each([
  [
    12,
    'centreUrbain',
    ['Gatineau', 'Laval', 'Montréal', 'Québec', 'Saguenay', 'Sherbrooke', 'Trois-Rivières'],
  ],
  [13, 'partner', ['Librairies Bornes et Virgules']],
  [13, 'amount', ['25', '50', '100']],
  [5, 'subject', ['CAN', 'EMP', 'MEM', 'AUT']],
  [5, 'pleaseSelect', ['SUL', 'COM', 'REC', 'SUP', 'SUT']],
  [1, 'question', { length: 25 }],
  [2, 'question', { length: 6 }],
  [4, 'subject', { length: 11 }],
])('form %i has by default the choices of %s: %j', (formId, field, choices) => {
  expect(fieldMeta(formOf(formId).schema, field).values).toMatchObject(choices);
});

it.each(Object.values(advisories))('$name has a text for each default subject, in the same order', (form) => {
  const subjects = Object.keys(form.subjectMessages.fr);
  expect(fieldMeta(formOf(form.id).schema, 'question').values).toEqual(subjects);
});
