import { defineCatalog } from '@jalon/i18n';

export const passwordMailMessages = defineCatalog('api.password-mail', {
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    hello: 'Bonjour,',
    asked: ({ minutes }: { minutes: number }) =>
      `Vous avez demandé un nouveau mot de passe pour votre espace membre. Ouvrez ce lien pour le choisir, dans les ${minutes} minutes qui suivent votre demande\u00a0:`,
    newSubject: 'Choisissez le mot de passe de votre espace membre',
    opens: ({ hours }: { hours: number }) =>
      `Votre espace membre vous attend. Ouvrez ce lien pour en choisir le mot de passe, dans les ${hours}\u00a0heures qui suivent ce message\u00a0:`,
    username: ({ username }: { username: string }) =>
      `Votre nom d’utilisateur est votre numéro de membre\u00a0: ${username}.`,
    later:
      'Plus tard, demandez un autre lien à la page de connexion, sous «\u00a0Mot de passe oublié\u00a0», avec ce numéro.',
    once: 'Le lien ne sert qu’une fois.',
    notYou: 'Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.',
    automatic: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  en: {
    subject: 'Choose a new password',
    hello: 'Hello,',
    asked: ({ minutes }) =>
      `You asked for a new password for your member area. Open this link to choose it, within ${minutes} minutes of your request:`,
    newSubject: 'Choose the password of your member area',
    opens: ({ hours }) =>
      `Your member area is ready. Open this link to choose its password, within ${hours} hours of this message:`,
    username: ({ username }) => `Your username is your member number: ${username}.`,
    later:
      'Later, request another link on the sign-in page, under “Forgot your password?”, with this number.',
    once: 'The link works only once.',
    notYou: 'If you didn’t ask for this, you don’t need to do anything: your password stays the same.',
    automatic: 'This message is sent automatically. Please don’t reply to it.',
  },
});
