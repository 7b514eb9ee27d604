import { defineCatalog } from '@jalon/i18n';

export const batteryTestPageMessages = defineCatalog('site.battery-test', {
  fr: {
    title: 'Test de batterie',
    errorTitle: 'Erreur\u00a0: Test de batterie',
    description: 'Demandez un test de batterie dans votre région avec le Club Jalon.',
    intro:
      'Une batterie s’affaiblit sans prévenir, et c’est souvent le froid qui la trahit. Dites-nous où se trouve votre véhicule, puis sa marque, son modèle et son année\u00a0: nous préparerons le test.',
    required: 'Tous les champs sont obligatoires.',
    privacy:
      'Nous utilisons ces renseignements seulement pour répondre à votre demande. S’y ajoutent la description de votre navigateur et, si vous avez ouvert une session, votre nom, votre courriel et votre numéro de membre.',
  },
  en: {
    title: 'Battery test',
    errorTitle: 'Error: Battery test',
    description: 'Request a battery test in your area with Club Jalon.',
    intro:
      'A battery weakens without warning, and the cold is often what exposes it. Tell us where your vehicle is, then its make, model and year, and we will prepare the test.',
    required: 'All fields are required.',
    privacy:
      'We use this information only to answer your request. Your browser’s description goes along with it and, if you are signed in, so do your name, email address and membership number.',
  },
});
