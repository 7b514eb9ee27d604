import { defineCatalog, formatDate } from '@jalon/i18n';

/** The texts of a date: its parts, its hints and its errors. */
export const dateMessages = defineCatalog('forms.date', {
  fr: {
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    hint: ({ example }: { example: string }) => `Exemple\u00a0: ${example}`,
    required: 'Veuillez entrer la date',
    requiredDay: 'Veuillez entrer le jour',
    requiredMonth: 'Veuillez entrer le mois',
    requiredYear: 'Veuillez entrer l’année',
    invalidDay: 'Ce mois n’a pas ce jour',
    invalidMonth: 'Veuillez entrer un mois de 1 à 12',
    invalidDateYear: 'Veuillez entrer une année à quatre chiffres',
    invalidDate: 'Veuillez entrer une date qui existe',
    dateTooEarly: ({ min }: { min: string }) =>
      `Veuillez entrer une date à compter du ${formatDate(new Date(min), 'fr')}`,
    dateTooLate: ({ max }: { max: string }) =>
      `Veuillez entrer une date au plus tard le ${formatDate(new Date(max), 'fr')}`,
  },
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    hint: ({ example }) => `Example: ${example}`,
    required: 'Please enter the date',
    requiredDay: 'Please enter the day',
    requiredMonth: 'Please enter the month',
    requiredYear: 'Please enter the year',
    invalidDay: 'This month doesn’t have this day',
    invalidMonth: 'Please enter a month from 1 to 12',
    invalidDateYear: 'Please enter a four-digit year',
    invalidDate: 'Please enter a real date',
    dateTooEarly: ({ min }) => `Please enter a date on or after ${formatDate(new Date(min), 'en')}`,
    dateTooLate: ({ max }) => `Please enter a date on or before ${formatDate(new Date(max), 'en')}`,
  },
});
