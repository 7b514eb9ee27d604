import { defineCatalog } from '@jalon/i18n';

const fr = new Intl.NumberFormat('fr-CA');
const en = new Intl.NumberFormat('en-CA');

export const textareaMessages = defineCatalog('ui.textarea', {
  fr: {
    limit: ({ max }: { max: number }) => `${fr.format(max)} caractères au maximum`,
    left: ({ count }: { count: number }) =>
      count < 2 ? `Il reste ${count}\u00a0caractère` : `Il reste ${fr.format(count)}\u00a0caractères`,
    over: ({ count }: { count: number }) =>
      count < 2 ? `${count}\u00a0caractère de trop` : `${fr.format(count)}\u00a0caractères de trop`,
  },
  en: {
    limit: ({ max }) => `Maximum ${en.format(max)} characters`,
    left: ({ count }) =>
      count === 1 ? `${count}\u00a0character left` : `${en.format(count)}\u00a0characters left`,
    over: ({ count }) =>
      count === 1 ? `${count}\u00a0character too many` : `${en.format(count)}\u00a0characters too many`,
  },
});
