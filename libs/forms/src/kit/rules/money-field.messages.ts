import { defineCatalog, formatPrice } from '@jalon/i18n';

/** The errors of an amount of money. */
export const moneyMessages = defineCatalog('forms.money', {
  fr: {
    invalidAmount: 'Veuillez entrer un montant en dollars, par exemple 12,50',
    tooManyCents: 'Veuillez entrer deux décimales au maximum',
    amountTooSmall: ({ min }: { min: number }) =>
      `Veuillez entrer un montant d’au moins ${formatPrice(min, 'fr')}`,
    amountTooLarge: ({ max }: { max: number }) =>
      `Veuillez entrer un montant de ${formatPrice(max, 'fr')} au maximum`,
  },
  en: {
    invalidAmount: 'Please enter an amount in dollars, such as 12.50',
    tooManyCents: 'Please enter no more than two decimals',
    amountTooSmall: ({ min }) => `Please enter an amount of at least ${formatPrice(min, 'en')}`,
    amountTooLarge: ({ max }) => `Please enter an amount of no more than ${formatPrice(max, 'en')}`,
  },
});
