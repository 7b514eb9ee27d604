import { defineCatalog } from '@jalon/i18n';

export const homePageMessages = defineCatalog('forms.home-advisory.page', {
  fr: {
    title: 'Conseil habitation',
    description:
      'Posez votre question sur l’habitation aux spécialistes du club et recevez une réponse par téléphone.',
    intro:
      'Un toit à refaire, un chauffage à changer, un entrepreneur à choisir? Choisissez un sujet et décrivez-nous la situation\u00a0: une personne du métier vous rappellera.',
  },
  en: {
    title: 'Home advice',
    description: 'Ask the club’s specialists a question about your home and get an answer by phone.',
    intro:
      'A roof to redo, a heating system to change, a contractor to choose? Choose a subject and tell us about it: a specialist will call you back.',
  },
});
