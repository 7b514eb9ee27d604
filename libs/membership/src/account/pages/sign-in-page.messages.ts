import { defineCatalog } from '@jalon/i18n';

export const signInPageMessages = defineCatalog('membership.sign-in-page', {
  fr: {
    title: 'Connexion',
    errorTitle: 'Erreur\u00a0: Connexion',
    description: 'Connectez-vous à votre espace membre.',
    intro: 'Votre espace membre réunit votre adhésion, vos services d’assistance et vos dollars du club.',
    required: 'Les deux champs sont obligatoires.',
    privacy:
      'Deux témoins gardent votre session ouverte dans ce navigateur, jusqu’à votre déconnexion ou au plus tard à son échéance.',
    confirmTitle: 'Confirmez que c’est bien vous',
    confirmText:
      'Votre session est déjà ouverte. Entrez de nouveau votre mot de passe pour continuer\u00a0: vous reviendrez ensuite à la même page.',
    passwordChanged: 'Votre mot de passe est changé',
    signInAgain: 'Toutes vos sessions ont pris fin. Connectez-vous avec votre nouveau mot de passe.',
    signedInTitle: 'Votre session est ouverte',
    signedInAs: ({ name, memberNumber }: { name: string; memberNumber: string }) =>
      `${name}, numéro de membre ${memberNumber}`,
    memberNumber: ({ memberNumber }: { memberNumber: string }) => `Numéro de membre\u00a0: ${memberNumber}`,
    continue: 'Aller à l’espace membre',
  },
  en: {
    title: 'Sign in',
    errorTitle: 'Error: Sign in',
    description: 'Sign in to your member area.',
    intro:
      'Your member area brings together your membership, your assistance services and your club dollars.',
    required: 'Both fields are required.',
    privacy:
      'Two cookies keep you signed in on this browser until you sign out or, at the latest, until they expire.',
    confirmTitle: 'Confirm that it’s you',
    confirmText:
      'You’re already signed in. Enter your password again to continue: you’ll then return to the same page.',
    passwordChanged: 'Your password has been changed',
    signInAgain: 'All your sessions have ended. Sign in with your new password.',
    signedInTitle: 'You’re signed in',
    signedInAs: ({ name, memberNumber }) => `${name}, member number ${memberNumber}`,
    memberNumber: ({ memberNumber }) => `Member number: ${memberNumber}`,
    continue: 'Go to the member area',
  },
});
