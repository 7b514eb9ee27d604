import { defineCatalog } from '@jalon/i18n';

export const comparatorMessages = defineCatalog('membership.comparator', {
  fr: {
    caption: 'Ce que chaque adhésion comprend',
    fold: 'Comparer avantage par avantage',
    firstSide: 'Première adhésion',
    secondSide: 'Deuxième adhésion',
    differences: 'Seulement ce qui diffère',
    compare: 'Comparer',
    benefit: 'Avantage',
    price: 'Prix',
    associate: 'Prix d’un membre associé',
    included: 'Compris',
    notIncluded: 'Non compris',
    details: ({ subject }: { subject: string }) => `Précisions\u00a0: ${subject}`,
    summary: ({ first, second, count }: { first: string; second: string; count: number }) =>
      count === 0
        ? `${first} et ${second} offrent les mêmes avantages.`
        : `${first} et ${second}\u00a0: ${count === 1 ? 'un avantage diffère' : `${count} avantages diffèrent`}.`,
    bar: 'Adhésions comparées',
  },
  en: {
    caption: 'What each membership includes',
    fold: 'Compare benefit by benefit',
    firstSide: 'First membership',
    secondSide: 'Second membership',
    differences: 'Only what differs',
    compare: 'Compare',
    benefit: 'Benefit',
    price: 'Price',
    associate: 'Price of an associate member',
    included: 'Included',
    notIncluded: 'Not included',
    details: ({ subject }) => `Details: ${subject}`,
    summary: ({ first, second, count }) =>
      count === 0
        ? `${first} and ${second} have the same benefits.`
        : `${first} and ${second}: ${count === 1 ? 'one benefit differs' : `${count} benefits differ`}.`,
    bar: 'Memberships compared',
  },
});
