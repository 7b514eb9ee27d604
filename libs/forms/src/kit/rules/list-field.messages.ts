import { defineCatalog } from '@jalon/i18n';

/** The texts of a list: its buttons, what a screen reader says after them, and its errors. */
export const listMessages = defineCatalog('forms.list', {
  fr: {
    add: 'Ajouter',
    row: ({ label, number }: { label: string; number: number }) => `${label} ${number}`,
    remove: ({ title }: { title: string }) => `Retirer\u00a0: ${title}`,
    added: ({ title }: { title: string }) => `Ajout\u00a0: ${title}`,
    removed: ({ title }: { title: string }) => `Retrait\u00a0: ${title}`,
    full: ({ max }: { max: number }) => `Vous avez atteint le maximum de ${max}.`,
    tooFewRows: ({ min }: { min: number }) => `Veuillez en ajouter au moins ${min}`,
    tooManyRows: ({ max }: { max: number }) => `Veuillez en garder ${max} au maximum`,
  },
  en: {
    add: 'Add another',
    row: ({ label, number }) => `${label} ${number}`,
    remove: ({ title }) => `Remove: ${title}`,
    added: ({ title }) => `Added: ${title}`,
    removed: ({ title }) => `Removed: ${title}`,
    full: ({ max }) => `You have reached the maximum of ${max}.`,
    tooFewRows: ({ min }) => `Please add at least ${min}`,
    tooManyRows: ({ max }) => `Please keep no more than ${max}`,
  },
});
