import { defineCatalog, formatNumber } from '@jalon/i18n';

/** The errors of a number. */
export const numberMessages = defineCatalog('forms.number', {
  fr: {
    invalidNumber: 'Veuillez entrer un nombre, par exemple 1\u00a0250',
    wholeNumber: 'Veuillez entrer un nombre entier, sans décimales',
    tooManyDecimals: ({ decimals }: { decimals: number }) =>
      `Veuillez entrer ${decimals} ${decimals === 1 ? 'décimale' : 'décimales'} au maximum`,
    numberTooSmall: ({ min }: { min: number }) =>
      `Veuillez entrer un nombre d’au moins ${formatNumber(min, 'fr')}`,
    numberTooLarge: ({ max }: { max: number }) =>
      `Veuillez entrer un nombre de ${formatNumber(max, 'fr')} au maximum`,
  },
  en: {
    invalidNumber: 'Please enter a number, such as 1,250',
    wholeNumber: 'Please enter a whole number, without decimals',
    tooManyDecimals: ({ decimals }) =>
      `Please enter no more than ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`,
    numberTooSmall: ({ min }) => `Please enter a number of at least ${formatNumber(min, 'en')}`,
    numberTooLarge: ({ max }) => `Please enter a number of no more than ${formatNumber(max, 'en')}`,
  },
});
