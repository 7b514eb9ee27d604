import { expect, it } from 'vitest';
import { defaultClub } from './default-club.ts';
import { parseClubConfig } from './parse-club-config.ts';

it('keeps every default that a file leaves out', () => {
  expect(parseClubConfig({})).toEqual({ club: defaultClub });
});

it('takes the address of the JSON Schema for no setting', () => {
  expect(parseClubConfig({ $schema: './club.schema.json' })).toEqual({ club: defaultClub });
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

it('requires a partner, and amounts in whole dollars', () => {
  const { problems } = parseClubConfig({ giftCard: { partners: [], amounts: [0, 12.5] } });
  expect(problems).toHaveLength(3);
});

it('lets a club name the phone of its insurance partners', () => {
  const contactDetails = { insurancePhone: '1 866 555-0177' };
  expect(parseClubConfig({ contactDetails }).club).toMatchObject({ contactDetails });
  expect(parseClubConfig({ contactDetails: { insurancePhone: '' } }).problems).toEqual([
    'contactDetails.insurancePhone: must not be empty',
  ]);
});
