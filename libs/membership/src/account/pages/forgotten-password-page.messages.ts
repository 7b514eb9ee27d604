import { defineCatalog } from '@jalon/i18n';

export const forgottenPasswordPageMessages = defineCatalog('membership.forgotten-password-page', {
  fr: {
    title: 'Mot de passe oublié',
    errorTitle: 'Erreur\u00a0: Mot de passe oublié',
    sentTitle: 'Vérifiez vos courriels',
    description: 'Choisissez un nouveau mot de passe pour votre espace membre.',
    intro:
      'Entrez votre nom d’utilisateur. Nous enverrons un lien à l’adresse courriel de votre compte, pour choisir un nouveau mot de passe.',
    required: 'Ce champ est obligatoire.',
    privacy: 'Le lien est valide 30\u00a0minutes et ne sert qu’une fois.',
    sent: 'Si un compte porte ce nom d’utilisateur, un message est en route vers son adresse courriel. Le lien qu’il contient est valide 30\u00a0minutes.',
    nothing:
      'Vous n’avez rien reçu? Regardez dans vos courriels indésirables et vérifiez le nom d’utilisateur. Si votre compte n’a pas d’adresse courriel, communiquez avec nous.',
    again: 'Refaire une demande',
    back: 'Retour à la connexion',
  },
  en: {
    title: 'Forgotten password',
    errorTitle: 'Error: Forgotten password',
    sentTitle: 'Check your email',
    description: 'Choose a new password for your member area.',
    intro:
      'Enter your username. We will send a link to the email address in your account, so that you can choose a new password.',
    required: 'This field is required.',
    privacy: 'The link is valid for 30\u00a0minutes and works only once.',
    sent: 'If there is an account with this username, a message is on its way to its email address. The link in it is valid for 30\u00a0minutes.',
    nothing:
      'Didn’t receive anything? Look in your junk mail and check the username. If there is no email address in your account, contact us.',
    again: 'Make another request',
    back: 'Back to sign-in',
  },
});
