import { defineCatalog } from '@jalon/i18n';

export const linkMailMessages = defineCatalog('api.link-mail', {
  fr: {
    subject: 'Votre demande vous attend',
    hello: 'Bonjour,',
    asked: ({ days }: { days: number }) =>
      `Vous avez demandé un lien pour continuer plus tard ou sur un autre appareil. Il fonctionne une fois, pendant ${days}\u00a0jours\u00a0:`,
    private: 'Toute personne qui a ce lien peut voir votre demande. Ne le transmettez pas.',
    notYou: 'Si vous n’avez rien demandé, ignorez ce message.',
    automatic: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  en: {
    subject: 'Your request is waiting for you',
    hello: 'Hello,',
    asked: ({ days }) =>
      `You asked for a link to continue later or on another device. It works once, for ${days} days:`,
    private: 'Anyone with this link can see your request. Don’t share it.',
    notYou: 'If you didn’t ask for this, ignore this message.',
    automatic: 'This message is sent automatically. Please don’t reply to it.',
  },
});
