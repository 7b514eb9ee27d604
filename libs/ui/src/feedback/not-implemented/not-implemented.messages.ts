import { defineCatalog } from '@jalon/i18n';

export const notImplementedMessages = defineCatalog('ui.not-implemented', {
  fr: {
    feature: ({ name }: { name: string }) => `L’affichage du bloc «\u00a0${name}\u00a0» n’existe pas encore.`,
    form: ({ name }: { name: string }) =>
      `L’affichage du formulaire «\u00a0${name}\u00a0» n’existe pas encore.`,
  },
  en: {
    feature: ({ name }) => `The interface of the feature “${name}” is not implemented yet.`,
    form: ({ name }) => `The interface of the form “${name}” is not implemented yet.`,
  },
});
