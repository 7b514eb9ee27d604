import { defineCatalog } from '@jalon/i18n';

/** The texts of the fields of an address. */
export const addressMessages = defineCatalog('checkout.address', {
  fr: {
    addressHint: 'Numéro et rue. Des adresses vous sont proposées.',
    unit: 'Appartement',
    city: 'Municipalité',
    postalCode: 'Code postal',
    postalCodeHint: 'Exemple\u00a0: H1H 1H1',
    addressFilled: 'Le reste de l’adresse est rempli.',
  },
  en: {
    addressHint: 'Number and street. Addresses are suggested as you type.',
    unit: 'Apartment',
    city: 'Municipality',
    postalCode: 'Postal code',
    postalCodeHint: 'Example: H1H 1H1',
    addressFilled: 'The rest of the address is filled in.',
  },
});
