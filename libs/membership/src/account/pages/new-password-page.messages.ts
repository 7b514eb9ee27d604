import { defineCatalog } from '@jalon/i18n';

export const newPasswordPageMessages = defineCatalog('membership.new-password-page', {
  fr: {
    title: 'Nouveau mot de passe',
    errorTitle: 'Erreur\u00a0: Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe pour votre espace membre.',
    intro: 'Choisissez le mot de passe avec lequel vous vous connecterez désormais.',
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
    required: 'This field is required.',
    privacy: 'All your sessions will end, and you will then sign in with your new password.',
    noToken: 'Open this page with the link in the message that we sent you.',
    ask: 'Request a link',
  },
});
