import { defineCatalog } from '@jalon/i18n';

export const signInMessages = defineCatalog('membership.sign-in', {
  fr: {
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    remember: 'Se souvenir de mon nom d’utilisateur',
    signIn: 'Se connecter',
    signingIn: 'Connexion en cours…',
    failedTitle: 'La connexion n’a pas réussi',
    usernameRequired: 'Veuillez entrer votre nom d’utilisateur',
    passwordRequired: 'Veuillez entrer votre mot de passe',
    incorrectConnection: 'Le nom d’utilisateur ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
    connectionFailed: 'La connexion a échoué. Veuillez réessayer plus tard.',
    tooMany: ({ minutes }: { minutes: number }) =>
      `Trop de tentatives. Veuillez réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    signOut: 'Se déconnecter',
    panelTitle: 'Connexion',
    memberPanelTitle: 'Espace membre',
    required: 'Les deux champs sont obligatoires.',
    welcome: ({ name }: { name: string }) => `Bonjour, ${name}`,
    memberNumber: ({ number }: { number: string }) => `Numéro de membre\u00a0: ${number}`,
  },
  en: {
    username: 'Username',
    password: 'Password',
    remember: 'Remember my username',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    failedTitle: 'Sign-in failed',
    usernameRequired: 'Please enter your username',
    passwordRequired: 'Please enter your password',
    incorrectConnection: 'The username or the password is incorrect. Check them and try again.',
    connectionFailed: 'Sign-in failed. Please try again later.',
    tooMany: ({ minutes }) =>
      `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    signOut: 'Sign out',
    panelTitle: 'Sign in',
    memberPanelTitle: 'Member area',
    required: 'Both fields are required.',
    welcome: ({ name }) => `Welcome, ${name}`,
    memberNumber: ({ number }) => `Member number: ${number}`,
  },
});
