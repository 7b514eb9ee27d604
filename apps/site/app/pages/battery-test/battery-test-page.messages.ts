import { defineCatalog } from '@jalon/i18n';

export const batteryTestPageMessages = defineCatalog('site.battery-test', {
  fr: {
    title: 'Test de batterie',
    errorTitle: 'Erreur\u00a0: Test de batterie',
    description: 'Demandez un test de batterie dans votre région avec le Club Jalon.',
    intro:
      'Une batterie s’affaiblit sans prévenir, et c’est souvent le froid qui la trahit. Dites-nous où se trouve votre véhicule et lequel vous conduisez\u00a0: nous préparerons le test.',
    required: 'Tous les champs sont obligatoires.',
    privacy: 'Nous utilisons ces renseignements seulement pour répondre à votre demande.',
  },
  en: {
    title: 'Battery test',
    errorTitle: 'Error: Battery test',
    description: 'Request a battery test in your area with Club Jalon.',
    intro:
      'A battery weakens without warning, and it is often the cold that gives it away. Tell us where your vehicle is and what you drive, and we will prepare the test.',
    required: 'All fields are required.',
    privacy: 'We use this information only to answer your request.',
  },
});
