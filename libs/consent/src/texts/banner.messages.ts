import { defineCatalog } from '@jalon/i18n';

export const bannerMessages = defineCatalog('consent.notice', {
  fr: {
    title: 'Témoins\u00a0: c’est vous qui choisissez',
    text: ({ purposes }: { purposes: string }) =>
      `Avec votre accord, nous utiliserons des témoins pour ${purposes}. Rien n’est activé avant votre réponse, et vous pouvez la changer en tout temps.`,
    audience: 'mesurer la fréquentation du site',
    advertising: 'adapter notre publicité',
    agree: 'Tout accepter',
    disagree: 'Tout refuser',
    choose: 'Choisir',
    privacy: 'Politique de confidentialité',
    agreed: 'Témoins acceptés. Vous pouvez changer d’avis au bas de chaque page.',
    disagreed: 'Témoins refusés. Vous pouvez changer d’avis au bas de chaque page.',
    chosen: 'Vos choix sont enregistrés. Vous pouvez les changer au bas de chaque page.',
  },
  en: {
    title: 'Cookies: it’s your choice',
    text: ({ purposes }) =>
      `With your agreement, we will use cookies to ${purposes}. Nothing is turned on before your answer, and you can change it at any time.`,
    audience: 'measure how the site is used',
    advertising: 'tailor our advertising',
    agree: 'Accept all',
    disagree: 'Refuse all',
    choose: 'Choose',
    privacy: 'Privacy policy',
    agreed: 'Cookies accepted. You can change your mind at the bottom of every page.',
    disagreed: 'Cookies refused. You can change your mind at the bottom of every page.',
    chosen: 'Your choices are saved. You can change them at the bottom of every page.',
  },
});
