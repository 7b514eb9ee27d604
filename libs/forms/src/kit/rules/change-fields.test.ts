import { describe, expect, expectTypeOf, it } from 'vitest';
import { batteryTest } from '../../forms/battery-test/battery-test.schema.ts';
import { contactUs } from '../../forms/contact-us/contact-us.schema.ts';
import { personalInformation } from '../../forms/personal-information/personal-information.schema.ts';
import { answersTo } from '../../samples/answers.ts';
import { changeFields } from './change-fields.ts';
import { email, phone } from './contact-fields.ts';
import { fieldMeta } from './field-meta.ts';
import { checkAnswers } from './form-definition.ts';

describe('a form with other fields', () => {
  it('neither asks for nor returns a field that was left out', () => {
    const form = changeFields(batteryTest(), { without: ['vehiculeAnnee'] });
    const { values } = checkAnswers(form, answersTo(12));
    const { vehiculeAnnee: _, ...rest } = answersTo(12);
    expect(values).toEqual(rest);
    expect(form.draftFields).not.toContain('vehiculeAnnee');
    if (values) expectTypeOf(values).not.toHaveProperty('vehiculeAnnee');
  });

  it('checks and returns an added field, with its type', () => {
    const form = changeFields(batteryTest(), { with: { courriel: email() } });
    expect(checkAnswers(form, answersTo(12)).errors).toEqual({ courriel: 'required' });
    const { values } = checkAnswers(form, { ...answersTo(12), courriel: ' zoe@example.org' });
    expect(values).toEqual({ ...answersTo(12), courriel: 'zoe@example.org' });
    if (values) expectTypeOf(values.courriel).toEqualTypeOf<string>();
  });

  it('can make a required field optional', () => {
    const form = changeFields(contactUs(), { with: { residentialPhone: phone({ optional: true }) } });
    const { residentialPhone: _, ...answers } = answersTo(4);
    expect(checkAnswers(form, answers).values).toMatchObject({ residentialPhone: '' });
  });

  it('keeps the checks and values that involve several fields', () => {
    const form = changeFields(contactUs(), { without: ['workPhone'], with: { autre: email() } });
    const { values } = checkAnswers(form, { ...answersTo(4), autre: 'zoe@example.org' });
    expect(values).toMatchObject({ subjectID: 'roadside-assistance', autre: 'zoe@example.org' });
    expect(values).not.toHaveProperty('workPhone');
  });

  it('keeps conditions between fields', () => {
    const form = changeFields(personalInformation(), { without: ['province'], with: { autre: email() } });
    const answers = { ...answersTo(5), autre: 'zoe@example.org' };
    expect(checkAnswers(form, answers).values).toMatchObject({ employeeNumber: '', autre: answers.autre });
    expect(checkAnswers(form, { ...answers, subject: 'EMP' }).errors).toEqual({ employeeNumber: 'required' });
    expect(fieldMeta(form.schema, 'employeeNumber').visibleWhen).toHaveLength(1);
  });
});
