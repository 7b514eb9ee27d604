import { describe, expect, it } from 'vitest';
import { fieldMeta } from '../../kit/rules/field-meta.ts';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { isOlder, isVehicleYear, vehicleYear } from '../../kit/rules/vehicle-fields.ts';
import { readableAnswers } from '../../kit/texts/answer-text.ts';
import { answersTo } from '../../samples/answers.ts';
import { checkField, fieldOf } from '../../testing/check-field.ts';
import { priceList } from './price-list.definition.ts';

const form = priceList();
const { vehiculeAnnee: year = '' } = answersTo(11);

describe('an electric vehicle', () => {
  const answers = { ...answersTo(11), vehiculeMoteur: 'electric', vehiculeCylindres: '', vehiculeLitres: '' };

  it('has no cylinders to choose where the club does not ask for them, and is stored without', () => {
    const { errors, values } = checkAnswers(priceList({ electricEngine: 'skipped' }), answers);
    expect(errors).toBeUndefined();
    expect(values).toMatchObject({ vehiculeCylindres: 'not-applicable', vehiculeLitres: '' });
  });

  it('is asked by default, and any other always', () => {
    const missing = { vehiculeCylindres: 'required' };
    expect(checkAnswers(form, answers).errors).toEqual(missing);
    const gasoline = { ...answers, vehiculeMoteur: 'gasoline' };
    expect(checkAnswers(priceList({ electricEngine: 'skipped' }), gasoline).errors).toEqual(missing);
  });
});

it.each([
  ['vehiculeIdentification', '1hg-CM8_26é.', '1hg-CM826é', 'lettersDigitsAndHyphensOnly'],
  ['vehiculeMarque', 'Citroën C3', 'CitroënC', 'lettersOnly'],
  ['vehiculeModele', 'CX-5 é!', 'CX5é', 'lettersAndDigitsOnly'],
  ['vehiculeVersion', 'GT-Line, 2.0', 'GT-Line,20', 'lettersDigitsHyphensAndCommasOnly'],
  ['vehiculeGroupe', 'Luxe 2', 'Luxe', 'lettersOnly'],
  ['vehiculeAnnee', `${year.slice(0, 2)} a${year.slice(2)}`, year, 'digitsOnly'],
  ['vehiculeKilometrage', '85 000 km', '85000', 'digitsOnly'],
  [
    'vehiculeAutre',
    'Attelage, porte-bagages, 4 pneus d’hiver!',
    'Attelage porte bagages 4 pneus d hiver',
    'lettersDigitsAndSpacesOnly',
  ],
] as const)('keeps of %s what it takes, and refuses the rest unfiltered', (name, typed, kept, key) => {
  const field = fieldOf(form, name);
  expect(fieldMeta(form.schema, name).filter?.(typed)).toBe(kept);
  expect(checkField(field, typed)).toEqual({ error: key });
  expect(checkField(field, kept)).toEqual({ value: kept });
});

describe('the engine’s size', () => {
  const size = fieldOf(form, 'vehiculeLitres');
  const filter = fieldMeta(form.schema, 'vehiculeLitres').filter;

  it.each(['2.0 L', '2,0l', '２．０Ｌ'])(
    'is stored in one spelling, with a script and without: %s',
    (typed) => {
      expect(filter?.(typed)).toBe('2,0l');
      expect(checkField(size, typed)).toEqual({ value: '2,0l' });
    },
  );

  it('stays as it is typed at a club that takes wide names, and is stored in the same spelling', () => {
    const wide = priceList({ vehicleNames: 'wide' });
    for (const typed of ['2.0 L', '2,0 l', '2,0l']) {
      expect(fieldMeta(wide.schema, 'vehiculeLitres').filter?.(typed)).toBe(typed);
      expect(checkField(fieldOf(wide, 'vehiculeLitres'), typed)).toEqual({ value: '2,0l' });
    }
    expect(fieldMeta(wide.schema, 'vehiculeLitres').filter?.('2.0 cl')).toBe('2.0 l');
  });

  it.each([
    ['2.0 L', '2,0\u00a0L', '2.0\u00a0L'],
    ['3l', '3\u00a0L', '3\u00a0L'],
    ['1,4', '1,4', '1.4'],
    ['l2,', 'l2,', 'l2,'],
  ])('of %s is read as each language writes it', (typed, french, english) => {
    const { values } = checkAnswers(form, { ...answersTo(11), vehiculeLitres: typed });
    const read = (locale: 'fr' | 'en') =>
      readableAnswers(form.schema, Object(values), { labels: {}, locale }).find(
        ({ name }) => name === 'vehiculeLitres',
      )?.text;
    expect([read('fr'), read('en')]).toEqual([french, english]);
  });

  it('asks for a size when it has no digit', () => {
    expect(checkField(size, 'l')).toEqual({ error: 'noEngineSize' });
  });

  it('takes digits, a comma and the letter l', () => {
    expect(filter?.('2,0 cm3')).toBe('2,03');
    expect(checkField(size, '2000 cm3')).toEqual({ error: 'engineSizeOnly' });
  });
});

describe('the year', () => {
  const error = (year: string, now: Date) => {
    if (!isVehicleYear(year, now)) return 'invalidYear';
    return isOlder(year, 10, now) ? 'vehicleTooOld' : undefined;
  };

  it.each([
    ['2016', undefined],
    ['2015', 'vehicleTooOld'],
    ['2027', undefined],
    ['2028', 'invalidYear'],
    ['201', 'invalidYear'],
    ['0', 'invalidYear'],
    ['0000', 'invalidYear'],
    ['1899', 'invalidYear'],
  ])('the year %s gets %s in 2026', (year, expected) => {
    expect(error(year, new Date('2026-06-15T12:00:00Z'))).toBe(expected);
  });

  it('turns at midnight in Montréal', () => {
    expect(error('2016', new Date('2027-01-01T04:59:59Z'))).toBeUndefined();
    expect(error('2016', new Date('2027-01-01T05:00:00Z'))).toBe('vehicleTooOld');
  });

  it('is checked with the rest of the form', () => {
    const errors = (vehiculeAnnee: string) => checkAnswers(form, { ...answersTo(11), vehiculeAnnee }).errors;
    expect(errors('1998')).toEqual({ vehiculeAnnee: 'vehicleTooOld' });
    expect(errors('9999')).toEqual({ vehiculeAnnee: 'invalidYear' });
  });

  it.each(['1900', '1998'])('may be %s where the rule has no limit of age', (year) => {
    expect(checkField(vehicleYear(), year)).toEqual({ value: year });
    expect(checkField(vehicleYear(), '1899')).toEqual({ error: 'invalidYear' });
  });
});
