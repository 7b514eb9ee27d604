import { defineCatalog } from '@jalon/i18n';
import { addressWords } from './shared-words.ts';

const { phoneHint: _fr, ...frenchWords } = addressWords.fr;
const { phoneHint: _en, ...englishWords } = addressWords.en;

/** The texts of an address: its fields, its suggestions, and the provinces and territories by their codes. */
export const addressMessages = defineCatalog('forms.address', {
  fr: {
    ...frenchWords,
    addressHint: 'Numéro et rue.',
    addressSuggested: 'Des adresses vous sont proposées.',
    addressFilled: 'Le reste de l’adresse est rempli.',
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  en: {
    ...englishWords,
    addressHint: 'Number and street.',
    addressSuggested: 'Addresses are suggested as you type.',
    addressFilled: 'The rest of the address is filled in.',
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
});
