import { expect, it } from 'vitest';
import { batteryTest } from '../battery-test/battery-test.schema.ts';
import { checkField } from '../kit/field-rule.ts';
import { defaultClub } from './club-config.ts';
import { parseClubConfig } from './parse-club-config.ts';

it('keeps every default that a file leaves out', () => {
  expect(parseClubConfig({})).toEqual({ club: defaultClub });
});

it('names each mistake by its place', () => {
  const { problems } = parseClubConfig({
    name: { fr: '', en: 7 },
    batteryTest: { vehicleNames: 'loose' },
    colour: 'red',
  });
  expect(problems).toEqual([
    'name.fr: must not be empty',
    'name.en: must be of type string',
    'batteryTest.vehicleNames: must be one of strict, wide',
    'club: has no setting colour',
  ]);
});

it('lets a club have a prefix of its own for member numbers, or none', () => {
  for (const memberNumberPrefix of ['111 222', '']) {
    expect(parseClubConfig({ memberNumberPrefix }).club).toEqual({ ...defaultClub, memberNumberPrefix });
  }
});

it('lets a club widen what makes and models may be written with', () => {
  const { club } = parseClubConfig({ batteryTest: { vehicleNames: 'wide' } });
  const [strict, wide] = [batteryTest(), batteryTest(club?.batteryTest)];
  expect(checkField(strict.fields.vehiculeMarque, 'Mercedes-Benz')).toEqual({ error: 'lettersOnly' });
  expect(checkField(wide.fields.vehiculeMarque, 'Mercedes-Benz')).toEqual({ value: 'Mercedes-Benz' });
  expect(checkField(strict.fields.vehiculeModele, 'CR-V')).toEqual({ error: 'lettersAndDigitsOnly' });
  expect(checkField(wide.fields.vehiculeModele, 'CR-V')).toEqual({ value: 'CR-V' });
});
