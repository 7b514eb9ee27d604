import { describe, expect, it } from 'vitest';
import { checked } from '../../kit/rules/choice-fields.ts';
import { fieldMeta } from '../../kit/rules/field-meta.ts';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { answersTo } from '../../samples/answers.ts';
import { personalInformation } from './personal-information.schema.ts';

const form = personalInformation();
const errors = (answers: Record<string, string>) =>
  checkAnswers(form, { ...answersTo(5), memberNumberBase: '', ...answers }).errors;

describe('the fields of each subject', () => {
  it.each([
    [{ subject: 'CAN' }, ['candidateNumber']],
    [{ subject: 'EMP' }, ['employeeNumber']],
    [{ subject: 'MEM' }, ['memberNumberBase']],
    [{ subject: 'AUT' }, []],
    [{ subject: 'AUT', indBoutique: checked, indAutoEcole: checked }, []],
    [{ subject: 'AUT', indVoyage: checked }, ['travelFileNumber']],
    [{ subject: 'AUT', indAssuranceVoyage: checked }, ['insuranceNumber']],
    [{ subject: 'AUT', indAssuranceAutre: checked }, ['insuranceNumber']],
    [{ subject: 'AUT', indAssuranceVoyage: checked, indAssuranceAutre: checked }, ['insuranceNumber']],
    [{ subject: 'AUT', indAutreService: checked }, ['descriptionAutreService']],
    [
      { subject: 'EMP', indVoyage: checked, indAssuranceAutre: checked, indAutreService: checked },
      ['employeeNumber'],
    ],
  ])('of %j is %j', (answers, asked) => {
    const required = Object.fromEntries(asked.map((name) => [name, 'required']));
    expect(errors(answers) ?? {}).toEqual(required);
  });
});

it('drops fields of other subjects, and sends the subject’s code twice', () => {
  const { values } = checkAnswers(form, {
    ...answersTo(5),
    subject: 'EMP',
    employeeNumber: 'E-20',
    candidateNumber: 'C-12',
    indVoyage: checked,
    travelFileNumber: '12',
    subjectID: 'made up',
  });
  expect(values).toMatchObject({
    subject: 'EMP',
    subjectID: 'EMP',
    employeeNumber: 'E-20',
    candidateNumber: '',
    memberNumberBase: '',
    indVoyage: '',
    travelFileNumber: '',
  });
});

it.each([
  ['candidateNumber', { subject: 'CAN' }, 12],
  ['employeeNumber', { subject: 'EMP' }, 20],
  ['memberNumberBase', { subject: 'MEM' }, 10],
  ['travelFileNumber', { subject: 'AUT', indVoyage: checked }, 50],
  ['insuranceNumber', { subject: 'AUT', indAssuranceAutre: checked }, 50],
  ['descriptionAutreService', { subject: 'AUT', indAutreService: checked }, 1000],
  ['question', {}, 1000],
  ['memberFirstName', {}, 50],
  ['memberLastName', {}, 50],
  ['address', {}, 50],
  ['appartmentLocation', {}, 50],
  ['city', {}, 50],
  ['province', {}, 50],
])('takes of %s, given %j, %i characters and no more', (name, answers, max) => {
  expect(errors({ ...answers, [name]: '7'.repeat(max) })?.[name]).toBeUndefined();
  expect(errors({ ...answers, [name]: '7'.repeat(max + 1) })?.[name]).toBe('tooLong');
});

it.each(['R2D2', 'Smith, Jr. (John)', 'Nuñez y O’Brien-Roy'])(
  'takes a name as it is written: %s',
  (memberLastName) => {
    expect(fieldMeta(form.schema, 'memberLastName').filter?.(memberLastName)).toBe(memberLastName);
    expect(errors({ ...answersTo(5), memberLastName })).toBeUndefined();
  },
);

it.each(['Sainte-Foy', 'Québec City', 'Kanesatake', 'St. John’s', 'Saint-Louis-du-Ha! Ha!', 'Ottawa'])(
  'takes any city, in any province: %s',
  (city) => {
    expect(
      errors({ memberNumberBase: '12', city, province: 'Ontario', codePostal: 'K1P1J1' }),
    ).toBeUndefined();
  },
);
