import { expect, it } from 'vitest';
import { defaultClub } from '../default-club.ts';
import { checkoutSettings, merchantOf, sellerProblems } from './checkout.ts';

const merchant = {
  name: 'Club Boréal inc.',
  address: { fr: '1, rue du Phare, Rimouski', en: '1 Lighthouse Street, Rimouski' },
  phone: '4185550134',
  email: 'adhesion@club-boreal.example',
};

it('names the seller that the club gives', () => {
  const club = { ...defaultClub, checkout: { merchant } };
  expect(merchantOf(club)).toEqual(merchant);
  expect(sellerProblems(club)).toEqual([]);
});

it.each([undefined, {}, { ligatures: 'oe' as const }])(
  'names no other seller without one, but the setting: %j',
  (checkout) => {
    const club = { ...defaultClub, checkout };
    expect(() => merchantOf(club)).toThrow(/^The club's setting checkout\.merchant is missing/);
    expect(sellerProblems(club)).toEqual([expect.stringMatching(/^checkout\.merchant: is missing/)]);
    expect(checkoutSettings(checkout).merchant).toBeUndefined();
  },
);
