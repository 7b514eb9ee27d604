import { defineCatalog } from '@jalon/i18n';

export const notFoundMessages = defineCatalog('site.not-found', {
  fr: {
    title: 'Cette page est introuvable',
    text: 'L’adresse est peut-être incomplète, ou la page a été déplacée. Vérifiez l’adresse, ou cherchez la page ici ou dans la liste de toutes les pages.',
    search: 'Que cherchez-vous?',
    allPages: 'Toutes les pages du site',
    backHome: 'Retour à l’accueil',
  },
  en: {
    title: 'This page can’t be found',
    text: 'The address may be incomplete, or the page may have moved. Check the address, or look for the page here or in the list of all pages.',
    search: 'What are you looking for?',
    allPages: 'All pages of the site',
    backHome: 'Back to the home page',
  },
});
