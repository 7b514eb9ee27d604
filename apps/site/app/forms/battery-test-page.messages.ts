import { defineCatalog } from '@jalon/i18n';

/** The introduction of the battery test: when and where it takes place, and whether it costs something. */
export const batteryTestPageMessages = defineCatalog('site.battery-test', {
  fr: {
    intro:
      'Une batterie s’affaiblit sans prévenir, et c’est souvent le froid qui la trahit. Dites-nous de quel véhicule il s’agit\u00a0: nous communiquerons avec vous pour choisir le jour et l’endroit, chez vous ou là où se trouve le véhicule. Le test prend quelques minutes. Il est compris une fois par année avec Jalon Plus et Jalon Famille, et aussi souvent qu’il le faut avec Jalon Premier. Autrement, nous vous donnons le prix avant de fixer le rendez-vous.',
  },
  en: {
    intro:
      'A battery weakens without warning, and the cold is often what exposes it. Tell us which vehicle it is, and we will contact you to choose the day and the place, at your home or wherever the vehicle is. The test takes a few minutes. It is included once a year with Jalon Plus and Jalon Family, and as often as needed with Jalon Premier. Otherwise, we tell you the price before we set the appointment.',
  },
});
