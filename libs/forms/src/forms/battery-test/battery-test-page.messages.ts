import { defineCatalog } from '@jalon/i18n';

export const batteryTestPageMessages = defineCatalog('forms.battery-test.page', {
  fr: {
    title: 'Test de batterie',
    description: 'Demandez au club un test de batterie dans votre région.',
    intro:
      'Une batterie s’affaiblit sans prévenir, et c’est souvent le froid qui la trahit. Dites-nous où se trouve votre véhicule, puis sa marque, son modèle et son année\u00a0: nous préparerons le test.',
  },
  en: {
    title: 'Battery test',
    description: 'Request a battery test from the club in your area.',
    intro:
      'A battery weakens without warning, and the cold is often what exposes it. Tell us where your vehicle is, then its make, model and year, and we will prepare the test.',
  },
});
