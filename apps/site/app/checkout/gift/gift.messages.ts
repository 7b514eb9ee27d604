import { defineCatalog } from '@jalon/i18n';

export const giftMessages = defineCatalog('site.gift', {
  fr: {
    title: ({ name }: { name: string }) => `Un cadeau pour ${name}`,
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownText:
      'Vérifiez que l’adresse est complète. Si le lien vient d’une carte imprimée, recopiez tous ses caractères.',
    awayTitle: 'Nous ne pouvons pas afficher votre cadeau pour le moment',
    awayText: 'Rien n’est perdu. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    title: ({ name }) => `A gift for ${name}`,
    unknownTitle: 'This link does not work',
    unknownText:
      'Check that the address is complete. If the link is on a printed card, copy all of its characters.',
    awayTitle: 'We can’t show your gift right now',
    awayText: 'Nothing is lost. Please try again in a few moments.',
    again: 'Try again',
  },
});
