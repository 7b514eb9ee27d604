import { defaultClub, formatMemberNumber } from '@jalon/club';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMeta, fieldRegistry } from '../kit/rules/field-meta.ts';
import { checkAnswers } from '../kit/rules/form-definition.ts';
import { shapeOf } from '../kit/rules/schema-structure.ts';
import { formDefinitions } from '../registry.ts';
import { answersTo } from '../samples/answers.ts';
import { checkField } from '../testing/check-field.ts';
import { memberNumber } from './member-number-schema.ts';

const rule = memberNumber();
const filter = (typed: string, field = rule) => fieldRegistry.get(field)?.filter?.(typed);

describe('a member number', () => {
  it.each([
    '620 285 1000000033',
    '620\u00a0285\u00a01000000033',
    '6202851000000033',
    '620285 1000000033',
    '620 285 100 000 0033',
    ' 620  285\t1000000033 ',
    '６２０２８５１０００００００３３',
  ])('comes without the prefix that was put in with it: %j', (typed) => {
    expect(filter(typed)).toBe('1000000033');
    expect(checkField(rule, typed)).toEqual({ value: '1000000033' });
  });

  it('is found among what was pasted around it', () => {
    expect(filter('Numéro de membre\u00a0: 620 285 1000000033')).toBe('1000000033');
  });

  it('may begin as the prefix does', () => {
    for (const number of ['6202851000', '620285', '620']) {
      expect(filter(number)).toBe(number);
      expect(checkField(rule, number)).toEqual({ value: number });
    }
  });

  it.each([
    ['620-28', 'digitsOnly'],
    ['620 285 1000A00033', 'digitsOnly'],
    ['12345678901', 'tooLong'],
    ['620 285 12345678901', 'tooLong'],
    ['999 285 1000000033', 'tooLong'],
  ])('is refused as %j: %s', (sent, error) => {
    expect(checkField(rule, sent)).toEqual({ error });
  });

  it.each([
    ['111 222', '111 222 1000000033'],
    ['QC-1', 'QC-1 1000000033'],
    ['', '1000000033'],
  ])('loses the prefix of its own club, %j, and no other', (memberNumberPrefix, typed) => {
    const own = memberNumber({ club: { memberNumberPrefix } });
    expect(filter(typed, own)).toBe('1000000033');
    expect(checkField(own, typed)).toEqual({ value: '1000000033' });
    expect(checkField(own, '6202851000000033')).toEqual({ error: 'tooLong' });
  });

  it('is itself again, however the club shows it, and is filtered once', () => {
    const numbers = fc.stringMatching(/^\d{5,10}$/);
    const prefix = fc.stringMatching(/^\d{3} ?\d{3}$/);
    fc.assert(
      fc.property(numbers, prefix, (number, memberNumberPrefix) => {
        const own = memberNumber({ club: { memberNumberPrefix } });
        const shown = formatMemberNumber(number, { ...defaultClub, memberNumberPrefix });
        expect(filter(shown, own)).toBe(number);
        expect(checkField(own, shown)).toEqual({ value: number });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^(620 ?285 ?)*[\dA-Z ]{0,20}$/), (typed) => {
        const once = filter(typed) ?? '';
        expect(once.length).toBeLessThanOrEqual(10);
        expect(filter(once)).toBe(once);
        if (once) expect(checkField(rule, once)).toEqual({ value: once });
      }),
    );
  });
});

describe.each([
  [defaultClub, '620 285 1000000033'],
  [{ ...defaultClub, memberNumberPrefix: '111 222' }, '111 222 1000000033'],
])('each form that asks for one, of the club %j', (club, sent) => {
  const forms = formDefinitions(club).filter(({ schema }) => 'memberNumberBase' in shapeOf(schema));

  it.each(forms.map((form) => [form.name, form] as const))(
    'takes it behind its prefix: %s',
    (_name, form) => {
      const answers = { ...answersTo(form.id), subject: form.id === 5 ? 'MEM' : answersTo(form.id).subject };
      expect(fieldMeta(form.schema, 'memberNumberBase').filter?.(sent)).toBe('1000000033');
      expect(checkAnswers(form, { ...answers, memberNumberBase: sent }).values?.memberNumberBase).toBe(
        '1000000033',
      );
    },
  );
});
