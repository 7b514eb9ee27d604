import { defineCatalog } from '@jalon/i18n';

export const newPasswordPageMessages = defineCatalog('membership.new-password-page', {
  fr: {
    title: 'Nouveau mot de passe',
    errorTitle: 'Erreur\u00a0: Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe pour votre espace membre.',
    intro: 'Choisissez le mot de passe avec lequel vous vous connecterez désormais.',
    firstTitle: 'Choisissez votre mot de passe',
    firstErrorTitle: 'Erreur\u00a0: Choisissez votre mot de passe',
    firstIntro:
      'Choisissez le mot de passe de votre espace membre. Votre nom d’utilisateur est votre numéro de membre.',
    firstPrivacy: 'Votre espace membre s’ouvrira aussitôt.',
    required: 'Ce champ est obligatoire.',
    privacy: 'Toutes vos sessions prendront fin, puis vous vous connecterez avec votre nouveau mot de passe.',
    noToken: 'Ouvrez cette page par le lien du message que nous vous avons envoyé.',
    ask: 'Demander un lien',
  },
  en: {
    title: 'New password',
    errorTitle: 'Error: New password',
    description: 'Choose a new password for your member area.',
    intro: 'Choose the password that you will use to sign in from now on.',
    firstTitle: 'Choose your password',
    firstErrorTitle: 'Error: Choose your password',
    firstIntro: 'Choose the password of your member area. Your username is your member number.',
    firstPrivacy: 'Your member area will then open.',
    required: 'This field is required.',
    privacy: 'All your sessions will end, and you will then sign in with your new password.',
    noToken: 'Open this page with the link in the message that we sent you.',
    ask: 'Request a link',
  },
});
