import { defineCatalog } from '@jalon/i18n';

/** The texts of a form before it is used, and two for any error, shown while `edited-form.messages.ts` is not loaded. */
export const formMessages = defineCatalog('forms.kit', {
  fr: {
    notSignedIn: 'Aucune session n’est ouverte.',
    signInHere: 'Se connecter',
    signedInAs: ({ name, memberNumber }: { name: string; memberNumber: string }) =>
      `Votre session est ouverte\u00a0: ${name}, membre ${memberNumber}.`,
    optional: ({ label }: { label: string }) => `${label} (facultatif)`,
    honeypot: 'Ne remplissez pas ce champ',
    choose: 'Choisissez une réponse',
    send: 'Envoyer',
    offline: 'Vous êtes hors ligne. Rien n’a été envoyé, et vos réponses restent ici.',
    sendWhenOnline: 'Envoyer au retour du réseau',
    waiting:
      'En attente du réseau\u00a0: votre demande sera envoyée automatiquement si cette page reste ouverte.',
    stopWaiting: 'Ne plus attendre',
    /** Also for `invalidChoice`, which visitors can’t cause, and for unknown keys of a newer server. */
    invalidValue: 'Veuillez vérifier cette réponse',
    tryAgainLater: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
  en: {
    notSignedIn: 'You’re not signed in.',
    signInHere: 'Sign in',
    signedInAs: ({ name, memberNumber }) => `You’re signed in as ${name}, member ${memberNumber}.`,
    optional: ({ label }) => `${label} (optional)`,
    honeypot: 'Leave this field empty',
    choose: 'Choose an answer',
    send: 'Send',
    offline: 'You’re offline. Nothing was sent, and your answers stay here.',
    sendWhenOnline: 'Send when back online',
    waiting: 'Waiting for the network: your request will be sent automatically if this page stays open.',
    stopWaiting: 'Stop waiting',
    invalidValue: 'Please check this answer',
    tryAgainLater: 'An error occurred. Please try again later.',
  },
});
