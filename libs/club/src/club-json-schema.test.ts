import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { clubJsonSchema } from './club-json-schema.ts';
import { parseClubConfig } from './parse-club-config.ts';

const validate = new Ajv2020().compile(clubJsonSchema());

it('is published as the settings are now', async () => {
  await expect(`${JSON.stringify(clubJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    'generated/club.schema.json',
  );
});

describe.each<[string, unknown]>([
  ['a club without settings', {}],
  [
    'subjects of its own',
    { contactUs: { subjects: [{ id: 'towing', label: { fr: 'Remorquage', en: 'Towing' } }] } },
  ],
  ['an unknown setting', { colour: 'red' }],
  ['a name in one language', { name: { fr: 'Club' } }],
  ['an empty name', { name: { fr: '', en: '' } }],
  ['an unknown value', { batteryTest: { vehicleNames: 'loose' } }],
  ['no urban centre', { batteryTest: { urbanCentres: [] } }],
  ['amounts with cents', { giftCard: { amounts: [12.5] } }],
  ['a free gift card', { giftCard: { amounts: [0] } }],
  ['half a seller', { checkout: { merchant: { name: 'Club' } } }],
  ['an unknown purpose', { consent: { purposes: ['selling'] } }],
])('%s', (_, settings) => {
  it('is accepted or refused by the JSON Schema as the site and the API do', () => {
    expect(validate(settings)).toBe(parseClubConfig(settings).problems === undefined);
  });
});

it('says what each default is', () => {
  expect(clubJsonSchema()).toMatchObject({
    properties: { giftCard: { properties: { amounts: { default: [25, 50, 100] } } } },
  });
});
