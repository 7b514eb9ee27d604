import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../kit/form-definition.ts';
import { answersTo } from '../samples/answers.ts';
import { formDefinitions } from '../schemas/form-definitions.ts';
import { defaultClub } from './club-config.ts';
import { formatMemberNumber } from './member-number.ts';
import { requiredMemberNumber } from './member-number-rule.ts';

const rule = requiredMemberNumber();
const filter = (typed: string, { filter } = rule) => filter?.(typed);

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
    expect(rule.check(typed)).toEqual({ value: '1000000033' });
  });

  it('is found among what was pasted around it', () => {
    expect(filter('Numéro de membre\u00a0: 620 285 1000000033')).toBe('1000000033');
  });

  it('may begin as the prefix does', () => {
    for (const number of ['6202851000', '620285', '620']) {
      expect(filter(number)).toBe(number);
      expect(rule.check(number)).toEqual({ value: number });
    }
  });

  it.each([
    ['620 28', 'digitsOnly'],
    ['100 000 0033', 'digitsOnly'],
    ['620 285 1000A00033', 'digitsOnly'],
    ['12345678901', 'tooLong'],
    ['620 285 12345678901', 'tooLong'],
    ['999 285 1000000033', 'digitsOnly'],
  ])('is refused as %j: %s', (sent, error) => {
    expect(rule.check(sent)).toEqual({ error });
  });

  it.each([
    ['111 222', '111 222 1000000033'],
    ['QC-1', 'QC-1 1000000033'],
    ['', '1000000033'],
  ])('loses the prefix of its own club, %j, and no other', (memberNumberPrefix, typed) => {
    const own = requiredMemberNumber({ memberNumberPrefix });
    expect(filter(typed, own)).toBe('1000000033');
    expect(own.check(typed)).toEqual({ value: '1000000033' });
    expect(own.check('6202851000000033')).toEqual({ error: 'tooLong' });
  });

  it('is itself again, however the club shows it, and is filtered once', () => {
    const number = fc.stringMatching(/^\d{5,10}$/);
    const prefix = fc.stringMatching(/^\d{3} ?\d{3}$/);
    fc.assert(
      fc.property(number, prefix, (memberNumber, memberNumberPrefix) => {
        const own = requiredMemberNumber({ memberNumberPrefix });
        const shown = formatMemberNumber(memberNumber, { ...defaultClub, memberNumberPrefix });
        expect(filter(shown, own)).toBe(memberNumber);
        expect(own.check(shown)).toEqual({ value: memberNumber });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^(620 ?285 ?)*[\dA-Z ]{0,20}$/), (typed) => {
        const once = filter(typed) ?? '';
        expect(once.length).toBeLessThanOrEqual(10);
        expect(filter(once)).toBe(once);
        if (once) expect(rule.check(once)).toEqual({ value: once });
      }),
    );
  });
});

describe.each([
  [defaultClub, '620 285 1000000033'],
  [{ ...defaultClub, memberNumberPrefix: '111 222' }, '111 222 1000000033'],
])('each form that asks for one, of the club %j', (club, sent) => {
  const forms = formDefinitions(club).filter(({ fields }) => fields.memberNumberBase);

  it.each(forms.map((form) => [form.name, form] as const))(
    'takes it behind its prefix: %s',
    (_name, form) => {
      const answers = { ...answersTo(form.id), subject: form.id === 5 ? 'MEM' : answersTo(form.id).subject };
      expect(form.fields.memberNumberBase?.filter?.(sent)).toBe('1000000033');
      expect(checkAnswers(form, { ...answers, memberNumberBase: sent }).values?.memberNumberBase).toBe(
        '1000000033',
      );
    },
  );
});
