import { defineCatalog } from '@jalon/i18n';

export const passwordNoticeMessages = defineCatalog('api.password-notice', {
  fr: {
    subject: 'Votre mot de passe a été changé',
    hello: 'Bonjour,',
    changed: 'Le mot de passe de votre espace membre vient d’être changé.',
    sessions: 'Par sécurité, vos sessions ouvertes sur d’autres appareils ont pris fin.',
    firstSubject: 'Votre espace membre est ouvert',
    opened: ({ username }: { username: string }) =>
      `Le mot de passe de votre espace membre vient d’être choisi. Votre nom d’utilisateur est votre numéro de membre\u00a0: ${username}.`,
    notYou:
      'Si vous n’êtes pas à l’origine de ce changement, communiquez avec nous sans tarder, et choisissez un nouveau mot de passe depuis la page de connexion.',
    automatic: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  en: {
    subject: 'Your password was changed',
    hello: 'Hello,',
    changed: 'The password of your member area has just been changed.',
    sessions: 'For your security, your sessions on other devices have ended.',
    firstSubject: 'Your member area is open',
    opened: ({ username }) =>
      `The password of your member area has just been chosen. Your username is your member number: ${username}.`,
    notYou:
      'If you didn’t make this change, contact us right away, and choose a new password from the sign-in page.',
    automatic: 'This message is sent automatically. Please don’t reply to it.',
  },
});
