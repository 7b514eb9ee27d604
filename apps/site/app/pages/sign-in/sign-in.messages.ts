import { defineCatalog } from '@jalon/i18n';

export const signInMessages = defineCatalog('site.sign-in', {
  fr: {
    title: 'Connexion',
    errorTitle: 'Erreur\u00a0: Connexion',
    description: 'Connectez-vous à votre espace membre du Club Jalon.',
    intro: 'Votre espace membre réunit votre adhésion, vos services d’assistance et vos dollars du club.',
    required: 'Les deux champs sont obligatoires.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    remember: 'Se souvenir de mon nom d’utilisateur',
    signIn: 'Se connecter',
    signingIn: 'Connexion en cours…',
    privacy:
      'Deux témoins gardent votre session ouverte dans ce navigateur, jusqu’à votre déconnexion ou au plus tard à son échéance.',
    notSignedIn: 'La connexion n’a pas réussi',
    usernameRequired: 'Veuillez entrer votre nom d’utilisateur',
    passwordRequired: 'Veuillez entrer votre mot de passe',
    incorrectConnection: 'Le nom d’utilisateur ou le mot de passe est incorrect',
    connectionFailed: 'La connexion a échoué. Veuillez réessayer plus tard.',
    memberUnavailable:
      'Votre dossier de membre ne peut pas être ouvert pour l’instant. Veuillez réessayer plus tard.',
    tooMany: ({ minutes }: { minutes: number }) =>
      `Trop de tentatives. Veuillez réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    signedInTitle: 'Votre session est ouverte',
    signedInAs: ({ name, memberNumber }: { name: string; memberNumber: string }) =>
      `${name}, numéro de membre ${memberNumber}`,
    goOn: 'Aller à l’espace membre',
  },
  en: {
    title: 'Sign in',
    errorTitle: 'Error: Sign in',
    description: 'Sign in to your Club Jalon member area.',
    intro:
      'Your member area brings together your membership, your assistance services and your club dollars.',
    required: 'Both fields are required.',
    username: 'Username',
    password: 'Password',
    remember: 'Remember my username',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    privacy:
      'Two cookies keep you signed in on this browser until you sign out or, at the latest, until they expire.',
    notSignedIn: 'You are not signed in',
    usernameRequired: 'Please enter your username',
    passwordRequired: 'Please enter your password',
    incorrectConnection: 'The username or the password is incorrect',
    connectionFailed: 'Signing in failed. Please try again later.',
    memberUnavailable: 'Your member file can’t be opened right now. Please try again later.',
    tooMany: ({ minutes }) =>
      `Too many tries. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    signedInTitle: 'You are signed in',
    signedInAs: ({ name, memberNumber }) => `${name}, member number ${memberNumber}`,
    goOn: 'Go to the member area',
  },
});
