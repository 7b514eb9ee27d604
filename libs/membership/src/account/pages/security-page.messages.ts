import { defineCatalog } from '@jalon/i18n';

export const securityPageMessages = defineCatalog('membership.security-page', {
  fr: {
    title: 'Mot de passe et sessions',
    errorTitle: 'Erreur\u00a0: Mot de passe et sessions',
    sessions: 'Vos sessions',
    sessionsIntro:
      'Voici les appareils sur lesquels votre session est ouverte. Si vous n’en reconnaissez pas un, fermez sa session, puis changez votre mot de passe.',
    password: 'Changer de mot de passe',
    passwordIntro: 'Vos autres sessions prendront fin. Les deux champs sont obligatoires.',
    'done-password': 'Votre mot de passe est changé',
    'done-password-text': 'Vos autres sessions ont pris fin.',
    'done-session': 'La session a pris fin',
    'done-others': 'Vos autres sessions ont pris fin',
    sessionsFailed: 'La session est toujours ouverte',
    sessionsFailedText: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    back: 'Retour à l’espace membre',
  },
  en: {
    title: 'Password and sessions',
    errorTitle: 'Error: Password and sessions',
    sessions: 'Your sessions',
    sessionsIntro:
      'These are the devices on which you are signed in. If you don’t recognize one, end its session, then change your password.',
    password: 'Change your password',
    passwordIntro: 'Your other sessions will end. Both fields are required.',
    'done-password': 'Your password has been changed',
    'done-password-text': 'Your other sessions have ended.',
    'done-session': 'The session has ended',
    'done-others': 'Your other sessions have ended',
    sessionsFailed: 'The session is still open',
    sessionsFailedText: 'Something went wrong. Please try again later.',
    back: 'Back to the member area',
  },
});
