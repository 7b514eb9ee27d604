import type { ClubConfig } from '@jalon/club';
import { defaultClub } from '@jalon/club';
import { describe, expect, it } from 'vitest';
import { formOf, parseAnswers } from '../testing/parse-answers.ts';
import { fieldMeta } from './index.ts';

const wideClub: ClubConfig = {
  ...defaultClub,
  contactUs: { personNames: 'wide' },
  batteryTest: { vehicleNames: 'wide' },
  priceList: { vehicleNames: 'wide' },
};

/** The stored form of a typed value that no script filtered. */
function stored(formId: number, field: string, typed: string, club = defaultClub) {
  const { submission, errors } = parseAnswers(formId, { [field]: typed }, club);
  const filtered = fieldMeta(formOf(formId, club).schema, field).filter?.(typed);
  return { value: submission?.values[field], errors, filtered };
}

describe('a value typed without a script is corrected as the script would', () => {
  it.each([
    [4, 'memberFirstName', 'Marie-Ève', 'Marie Ève'],
    [4, 'memberLastName', "O'Brien", 'O Brien'],
    [4, 'memberLastName', 'O’Brien', 'O Brien'],
    [4, 'memberNumberBase', '12 34', '1234'],
    [5, 'memberNumberBase', '12 34', '1234'],
    [11, 'vehiculeKilometrage', '85 000', '85000'],
    [11, 'vehiculeMarque', 'Mercedes-Benz', 'MercedesBenz'],
    [12, 'vehiculeMarque', 'Land Rover', 'LandRover'],
    [12, 'vehiculeModele', 'CR-V', 'CRV'],
    [11, 'vehiculeVersion', 'EX L', 'EXL'],
    [11, 'vehiculeLitres', '2.0 L', '2,0l'],
  ])('form %i, %s: %s is stored as %s', (formId, field, typed, value) => {
    expect(stored(formId, field, typed)).toEqual({ value, errors: undefined, filtered: value });
  });
});

describe('a club with wide names stores them as they are written', () => {
  it.each([
    [4, 'memberFirstName', 'Marie-Ève'],
    [4, 'memberLastName', "O'Brien"],
    [11, 'vehiculeMarque', 'Mercedes-Benz'],
    [11, 'vehiculeModele', 'CR-V'],
    [11, 'vehiculeVersion', 'Sport Touring, 2.0T'],
    [11, 'vehiculeGroupe', 'M Sport 2'],
    [12, 'vehiculeMarque', 'Land Rover'],
    [12, 'vehiculeModele', 'CR-V'],
  ])('form %i, %s: %s', (formId, field, typed) => {
    expect(stored(formId, field, typed, wideClub)).toEqual({
      value: typed,
      errors: undefined,
      filtered: typed,
    });
  });
});

it.each([
  ['vehiculeKilometrage', '85000.5', 'digitsOnly'],
  ['vehiculeMarque', 'Mazda3', 'lettersOnly'],
])('refuses a value whose meaning the correction would change: %s %s', (field, typed, key) => {
  expect(stored(11, field, typed).errors).toEqual({ [field]: key });
});
