import { defineCatalog } from '@jalon/i18n';

export const notFoundMessages = defineCatalog('site.not-found', {
  fr: {
    title: 'Cette page est introuvable',
    text: 'L’adresse est peut-être incomplète, ou la page a été déplacée. Vérifiez l’adresse, ou repartez de l’accueil.',
  },
  en: {
    title: 'This page can’t be found',
    text: 'The address may be incomplete, or the page may have moved. Check the address, or start again from the home page.',
  },
});
