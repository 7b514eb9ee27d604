import { parseClubConfig } from '@jalon/club';
import { expect, it } from 'vitest';
import { advisory } from '../forms/advisory/advisory.definition.ts';
import { advisories } from '../forms/advisory/advisory-subjects.ts';
import { batteryTest } from '../forms/battery-test/battery-test.schema.ts';
import { contactUs } from '../forms/contact-us/contact-us.schema.ts';
import { giftCard } from '../forms/gift-card/gift-card.schema.ts';
import { priceList } from '../forms/price-list/price-list.definition.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { checkField, fieldOf } from '../testing/check-field.ts';

it.each(['car', 'home'] as const)(
  'the advisory about the %s has a text for each default subject, in the same order',
  (topic) => {
    const subjects = Object.keys(advisories[topic].subjectMessages.fr);
    expect(fieldMeta(advisory(topic).schema, 'question').values).toEqual(subjects);
  },
);

it('lets a club widen what makes and models may be written with', () => {
  const { club } = parseClubConfig({ batteryTest: { vehicleNames: 'wide' } });
  const [strict, wide] = [batteryTest(), batteryTest(club?.batteryTest)];
  expect(checkField(fieldOf(strict, 'vehiculeMarque'), 'Mercedes-Benz')).toEqual({ value: 'MercedesBenz' });
  expect(checkField(fieldOf(wide, 'vehiculeMarque'), 'Mercedes-Benz')).toEqual({ value: 'Mercedes-Benz' });
  expect(checkField(fieldOf(strict, 'vehiculeModele'), 'CR-V')).toEqual({ value: 'CRV' });
  expect(checkField(fieldOf(wide, 'vehiculeModele'), 'CR-V')).toEqual({ value: 'CR-V' });
});

it('lets a club widen how the price list’s vehicles are written, apart from the battery test’s', () => {
  const { club } = parseClubConfig({ priceList: { vehicleNames: 'wide' } });
  const [strict, wide] = [priceList(), priceList(club?.priceList)];
  expect(checkField(fieldOf(strict, 'vehiculeVersion'), 'Sport Touring')).toEqual({ value: 'SportTouring' });
  for (const [field, name] of [
    ['vehiculeMarque', 'Mercedes-Benz'],
    ['vehiculeModele', 'CR-V'],
    ['vehiculeVersion', 'Sport Touring, 2.0T'],
    ['vehiculeGroupe', 'M Sport 2'],
  ] as const) {
    expect(fieldMeta(strict.schema, field).filter?.(name)).not.toBe(name);
    expect(fieldMeta(wide.schema, field).filter?.(name)).toBe(name);
    expect(checkField(fieldOf(wide, field), name)).toEqual({ value: name });
  }
  expect(club?.batteryTest).toBeUndefined();
});

it('lets a club have contact subjects and a privacy policy of its own, and names with hyphens', () => {
  const settings = {
    privacyPolicyPaths: { fr: '/vie-privee', en: '/privacy' },
    contactUs: {
      subjects: [{ id: 'towing', label: { fr: 'Remorquage', en: 'Towing' } }],
      personNames: 'wide' as const,
    },
  };
  const { club } = parseClubConfig(settings);
  expect(club).toMatchObject(settings);
  const own = contactUs(club?.contactUs);
  expect(checkField(fieldOf(own, 'subject'), 'Remorquage')).toEqual({ value: 'Remorquage' });
  expect(checkField(fieldOf(own, 'memberFirstName'), 'Marie-Ève')).toEqual({ value: 'Marie-Ève' });
  expect(checkField(fieldOf(contactUs(), 'memberFirstName'), 'Marie-Ève')).toEqual({ value: 'Marie Ève' });
});

it('lets a club have advisory subjects, partners and amounts of gift cards of its own', () => {
  const settings = {
    carAdvisory: { subjects: [{ value: 'towing', label: { fr: 'Remorquage', en: 'Towing' } }] },
    homeAdvisory: { subjects: [{ value: 'pool' }] },
    giftCard: { partners: [{ value: 'Auberges' }], amounts: [20, 40] },
  };
  const { club } = parseClubConfig(settings);
  expect(club).toMatchObject(settings);
  expect(fieldMeta(advisory('car', club?.carAdvisory).schema, 'question').values).toEqual(['towing']);
  expect(fieldMeta(advisory('home', club?.homeAdvisory).schema, 'question').values).toEqual(['pool']);
  expect(fieldMeta(giftCard(club?.giftCard).schema, 'amount').values).toEqual(['20', '40']);
});
