import { defineCatalog } from '@jalon/i18n';

/** The texts of a changed membership. */
export const modifyMessages = defineCatalog('checkout.modify', {
  fr: {
    membershipType: 'Type d’adhésion',
    presentType: 'votre adhésion actuelle',
    difference: ({ price }: { price: string }) => `${price} pour une année entière`,
    presentMembers: 'Membres actuels',
    optionOf: ({ name }: { name: string }) => `Option VR pour ${name}`,
  },
  en: {
    membershipType: 'Type of membership',
    presentType: 'your current membership',
    difference: ({ price }) => `${price} for a whole year`,
    presentMembers: 'Current members',
    optionOf: ({ name }) => `RV option for ${name}`,
  },
});
