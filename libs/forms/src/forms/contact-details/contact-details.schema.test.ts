import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { answersTo } from '../../samples/answers.ts';
import { contactDetails } from './contact-details.schema.ts';

const form = contactDetails();
const check = (answers: Readonly<Record<string, string>>) =>
  checkAnswers(form, { ...answersTo(form.id), ...answers });

describe('one of two phones is required', () => {
  const [phone, other] = ['4185550101', '5145550102'];
  it.each([
    [phone, other, undefined],
    [phone, '', undefined],
    ['', other, undefined],
    ['', '', { residentialPhone: 'atLeastOnePhone', mobilePhone: 'atLeastOnePhone' }],
    ['418', '', { residentialPhone: 'invalidPhone' }],
    ['', '514', { mobilePhone: 'invalidPhone' }],
    [phone, '514', { mobilePhone: 'invalidPhone' }],
  ])('with %j at home and %j as mobile: %o', (residentialPhone, mobilePhone, errors) => {
    expect(check({ residentialPhone, mobilePhone }).errors).toEqual(errors);
  });
});

it.each([
  ['address', 'a'.repeat(101), 'addressTooLong'],
  ['workphone', '41855501234', 'tooLong'],
  ['workphonepost', '123456', 'tooLong'],
  ['carInsuranceExpiryMonth', '13', 'invalidChoice'],
  // And not that it differs from its confirmation.
  ['memberEmail', 'zoe', 'invalidEmail'],
])('refuses as %s %j: %s', (name, value, key) => {
  expect(check({ [name]: value }).errors).toEqual({ [name]: key });
});

it('takes a work phone of fewer digits, however it is written', () => {
  expect(check({ workphone: '555-0101' }).values?.workphone).toBe('5550101');
});

describe('a member of type A', () => {
  it('is not stopped by what can’t be mended', () => {
    const locked = { address: '', city: '', postalCode: '90210', residentialPhone: '418' };
    expect(check(locked).errors).toEqual({
      address: 'required',
      postalCode: 'invalidPostalCode',
      residentialPhone: 'invalidPhone',
    });
    expect(check({ ...locked, codeTypeMember: 'A' }).errors).toBeUndefined();
  });

  it('has the locked answers in the format of every record', () => {
    const shown = { postalCode: 'g1l 2w2', residentialPhone: '418 555-0101', codeTypeMember: 'A' };
    expect(check(shown).values).toMatchObject({ postalCode: 'G1L2W2', residentialPhone: '4185550101' });
  });

  it('must give a mobile phone where there is none at home', () => {
    const phones = { residentialPhone: '', mobilePhone: '', codeTypeMember: 'A' };
    expect(check(phones).errors).toEqual({ mobilePhone: 'required' });
  });
});

describe('a normalised address', () => {
  const original = { address: '455, 3e Avenue', city: 'Québec', postalCode: 'G1L2W2', province: 'QC' };
  const carried = (indAdresseNormalise: boolean) => ({
    originalAddress: JSON.stringify({ ...original, apartment: '', indAdresseNormalise }),
  });

  it.each([
    ['stays one while it stays as it was', { ...original, ...carried(true) }, 'true'],
    ['is none that was none', { ...original, ...carried(false) }, ''],
    [
      'is none that was edited, even back',
      { ...original, ...carried(true), indAdresseNormalise: 'false' },
      '',
    ],
    ['is none that was typed over', { ...original, ...carried(true), city: 'Lévis' }, ''],
    ['is one that was picked', { indAdresseNormalise: 'true' }, 'true'],
    ['is none whose original can’t be read', { ...original, originalAddress: '{"address":' }, ''],
  ])('%s', (_what, answers, flag) => {
    expect(check(answers).values?.indAdresseNormalise).toBe(flag);
  });

  it('was somewhere, which is kept as it is understood', () => {
    const originalAddress = '{"address":"1\\u0000, rue A","city":7,"country":"CAN"}';
    expect(JSON.parse(check({ originalAddress }).values?.originalAddress ?? '')).toEqual({
      address: '1, rue A',
      apartment: '',
      city: '',
      postalCode: '',
      province: 'QC',
      indAdresseNormalise: false,
    });
  });
});
