import { defineCatalog } from '@jalon/i18n';

export const passwordMailMessages = defineCatalog('api.password-mail', {
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    hello: 'Bonjour,',
    asked: ({ minutes }: { minutes: number }) =>
      `Vous avez demandé un nouveau mot de passe pour votre espace membre. Ouvrez ce lien pour le choisir, dans les ${minutes} minutes qui suivent votre demande\u00a0:`,
    once: 'Le lien ne sert qu’une fois.',
    notYou: 'Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.',
    automatic: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  en: {
    subject: 'Choose a new password',
    hello: 'Hello,',
    asked: ({ minutes }) =>
      `You asked for a new password for your member area. Open this link to choose it, within ${minutes} minutes of your request:`,
    once: 'The link works only once.',
    notYou: 'If you didn’t ask for this, you don’t need to do anything: your password stays the same.',
    automatic: 'This message is sent automatically. Please don’t reply to it.',
  },
});
