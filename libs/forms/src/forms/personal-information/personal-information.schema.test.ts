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

  it('of everyone are a subject, a request and where to answer', () => {
    expect(checkAnswers(form, {}).errors).toEqual({
      subject: 'required',
      pleaseSelect: 'required',
      question: 'required',
      memberFirstName: 'required',
      memberLastName: 'required',
      email: 'required',
      residentialPhone: 'required',
      address: 'required',
      city: 'required',
      province: 'required',
      codePostal: 'required',
    });
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

it.each([
  ['memberNumberBase', { subject: 'MEM' }],
  ['travelFileNumber', { subject: 'AUT', indVoyage: checked }],
  ['insuranceNumber', { subject: 'AUT', indAssuranceVoyage: checked }],
])('takes digits only as %s', (name, answers) => {
  expect(errors({ ...answers, [name]: '12A' })).toEqual({ [name]: 'digitsOnly' });
});

it.each(['R2D2', 'Smith, Jr. (John)', 'Nuñez y O’Brien-Roy'])(
  'takes a name as it is written: %s',
  (memberLastName) => {
    expect(fieldMeta(form.schema, 'memberLastName').filter?.(memberLastName)).toBe(memberLastName);
    expect(errors({ ...answersTo(5), memberLastName })).toBeUndefined();
  },
);

it.each(['Sainte-Foy', 'montreal', 'Kanesatake', 'Gotham'])('takes any city: %s', (city) => {
  expect(errors({ memberNumberBase: '12', city, codePostal: 'G1V2L2' })).toBeUndefined();
});
