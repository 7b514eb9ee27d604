import { defineCatalog } from '@jalon/i18n';

export const carPageMessages = defineCatalog('forms.car-advisory.page', {
  fr: {
    title: 'Conseil auto',
    description:
      'Posez votre question sur l’automobile aux spécialistes du club et recevez une réponse par téléphone.',
    intro:
      'Un achat, une réparation, une facture qui étonne? Choisissez un sujet et décrivez-nous la situation\u00a0: une personne du métier vous rappellera.',
  },
  en: {
    title: 'Car advice',
    description: 'Ask the club’s specialists a question about cars and get an answer by phone.',
    intro:
      'A purchase, a repair, a surprising bill? Choose a subject and tell us about it: a specialist will call you back.',
  },
});
