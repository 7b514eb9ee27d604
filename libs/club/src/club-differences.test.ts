import { expect, it } from 'vitest';
import { clubDifferences, wholeClub } from './club-differences.ts';
import { defaultClub } from './default-club.ts';

const own = {
  ...defaultClub,
  name: { fr: 'Club Boréal', en: 'Boreal Club' },
  batteryTest: { urbanCentres: [{ value: 'Rimouski' }] },
  giftCard: { amounts: [20, 40] },
};

it('names the settings that the API has otherwise', () => {
  expect(clubDifferences(own, wholeClub(defaultClub))).toEqual([
    'name.fr',
    'name.en',
    'batteryTest.urbanCentres',
    'giftCard.amounts',
  ]);
});

it('finds none between a default and the same value in a file', () => {
  const same = { ...defaultClub, giftCard: { amounts: [25, 50, 100] }, memberNumberPrefix: '620 285' };
  expect(clubDifferences(defaultClub, wholeClub(same))).toEqual([]);
});

it('finds none with an API that reports no settings', () => {
  expect(clubDifferences(own, undefined)).toEqual([]);
});
