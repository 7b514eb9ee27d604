import { defineCatalog } from '@jalon/i18n';

export const passwordMessages = defineCatalog('membership.password', {
  fr: {
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    username: 'Nom d’utilisateur',
    usernameHint: 'Votre numéro de membre, si vous avez adhéré en ligne ou accepté un cadeau.',
    hint: ({ length }: { length: number }) =>
      `Au moins ${length} caractères, de n’importe quelle sorte. Quatre ou cinq mots sans lien entre eux sont faciles à retenir et difficiles à deviner.`,
    currentPasswordRequired: 'Veuillez entrer votre mot de passe actuel',
    newPasswordRequired: 'Veuillez entrer un nouveau mot de passe',
    usernameRequired: 'Veuillez entrer votre nom d’utilisateur',
    incorrect: 'Le mot de passe actuel est incorrect',
    tooShort: ({ length }: { length: number }) =>
      `Le nouveau mot de passe doit compter au moins ${length} caractères`,
    tooLong: ({ length }: { length: number }) =>
      `Le nouveau mot de passe doit compter ${length} caractères au maximum`,
    tooEasy:
      'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, les suites et votre nom d’utilisateur',
    expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau',
    change: 'Changer le mot de passe',
    changing: 'Changement en cours…',
    changeFailed: 'Le mot de passe n’a pas été changé',
    choose: 'Choisir ce mot de passe',
    choosing: 'Enregistrement en cours…',
    chooseFailed: 'Le mot de passe n’a pas été enregistré',
    ask: 'Recevoir un lien',
    asking: 'Demande en cours…',
    askFailed: 'La demande n’a pas été envoyée',
    tryAgain: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
  en: {
    currentPassword: 'Current password',
    newPassword: 'New password',
    username: 'Username',
    usernameHint: 'Your member number, if you joined online or accepted a gift.',
    hint: ({ length }) =>
      `At least ${length} characters of any kind. Four or five unrelated words are easy to remember and hard to guess.`,
    currentPasswordRequired: 'Please enter your current password',
    newPasswordRequired: 'Please enter a new password',
    usernameRequired: 'Please enter your username',
    incorrect: 'The current password is incorrect',
    tooShort: ({ length }) => `The new password must have at least ${length} characters`,
    tooLong: ({ length }) => `The new password must have no more than ${length} characters`,
    tooEasy: 'This password is too easy to guess. Avoid common passwords, sequences and your username',
    expired: 'This link has expired or was already used. Request a new one',
    change: 'Change password',
    changing: 'Changing the password…',
    changeFailed: 'The password wasn’t changed',
    choose: 'Choose this password',
    choosing: 'Saving the password…',
    chooseFailed: 'The password wasn’t saved',
    ask: 'Get a link',
    asking: 'Sending your request…',
    askFailed: 'The request wasn’t sent',
    tryAgain: 'Something went wrong. Please try again later.',
  },
});
