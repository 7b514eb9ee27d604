import { defineCatalog } from '@jalon/i18n';

export const giftMessages = defineCatalog('site.gift', {
  fr: {
    title: ({ name }: { name: string }) => `${name}, une adhésion vous attend`,
    text: ({ giver, membership }: { giver: string; membership: string }) =>
      `${giver} vous offre une adhésion ${membership}. Tout est payé\u00a0: il ne vous reste qu’à l’accepter. Elle commence le jour où vous l’acceptez.`,
    accept: 'Accepter l’adhésion',
    failed: 'L’adhésion n’a pas pu être acceptée. Veuillez réessayer dans quelques instants.',
    acceptedTitle: ({ name }: { name: string }) => `Bienvenue, ${name}`,
    acceptedText: ({ number, from, to }: { number: string; from: string; to: string }) =>
      `Votre numéro de membre est le ${number}. Votre adhésion est valide du ${from} au ${to}. Un courriel de confirmation suit.`,
    alreadyTitle: ({ name }: { name: string }) => `${name}, vous avez déjà accepté cette adhésion`,
    alreadyText:
      'Il n’y a rien d’autre à faire. Votre numéro de membre est dans le courriel de confirmation.',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownText:
      'Vérifiez que l’adresse est complète. Si le lien vient d’une carte imprimée, recopiez tous ses caractères.',
    awayTitle: 'Nous ne pouvons pas afficher votre cadeau pour le moment',
    awayText: 'Rien n’est perdu. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  en: {
    title: ({ name }) => `${name}, a membership is waiting for you`,
    text: ({ giver, membership }) =>
      `${giver} is giving you a ${membership} membership. Everything is paid: all you have to do is accept it. It begins on the day you accept it.`,
    accept: 'Accept the membership',
    failed: 'The membership could not be accepted. Please try again in a few moments.',
    acceptedTitle: ({ name }) => `Welcome, ${name}`,
    acceptedText: ({ number, from, to }) =>
      `Your member number is ${number}. Your membership is valid from ${from} to ${to}. A confirmation email follows.`,
    alreadyTitle: ({ name }) => `${name}, you have already accepted this membership`,
    alreadyText: 'There is nothing more to do. Your member number is in the confirmation email.',
    unknownTitle: 'This link does not work',
    unknownText:
      'Check that the address is complete. If the link is on a printed card, copy all of its characters.',
    awayTitle: 'We can’t show your gift right now',
    awayText: 'Nothing is lost. Please try again in a few moments.',
    again: 'Try again',
    home: 'Go to the home page',
  },
});
