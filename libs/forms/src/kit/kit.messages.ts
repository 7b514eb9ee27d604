import { defineCatalog } from '@jalon/i18n';

/** What every form says, the messages of the error catalogue included (forms spec §8). */
export const kitMessages = defineCatalog('forms.kit', {
  fr: {
    required: 'Veuillez remplir ce champ',
    tooLong: ({ max }: { max: number }) => `Veuillez entrer au plus ${max} caractères`,
    lettersOnly: 'Veuillez entrer des lettres seulement',
    lettersAndDigitsOnly: 'Veuillez entrer des lettres et des chiffres seulement',
    digitsOnly: 'Veuillez entrer des chiffres seulement',
    vehicleNameOnly: 'Veuillez retirer les caractères spéciaux',
    /** For `invalidChoice` too, which no visitor can cause, and for keys of a newer server. */
    invalidValue: 'Veuillez vérifier cette réponse',
    tryAgainLater: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    tooMany: 'Trop d’envois. Veuillez réessayer dans quelques minutes.',
    summary: 'Veuillez corriger ces réponses',
    notSent: 'Votre demande n’a pas été envoyée',
    fieldError: ({ label, message }: { label: string; message: string }) => `${label} : ${message}`,
    choose: 'Choisissez une réponse',
    sending: 'Envoi en cours…',
    sent: ({ reference }: { reference: string }) =>
      `Votre demande a été envoyée. Numéro de référence : ${reference}`,
  },
  en: {
    required: 'Please fill out this field',
    tooLong: ({ max }) => `Please enter at most ${max} characters`,
    lettersOnly: 'Please enter letters only',
    lettersAndDigitsOnly: 'Please enter letters and digits only',
    digitsOnly: 'Please enter digits only',
    vehicleNameOnly: 'Please remove special characters',
    invalidValue: 'Please check this answer',
    tryAgainLater: 'An error occurred. Please try again later.',
    tooMany: 'Too many requests. Please try again in a few minutes.',
    summary: 'Please correct these answers',
    notSent: 'Your request was not sent',
    fieldError: ({ label, message }) => `${label}: ${message}`,
    choose: 'Choose an answer',
    sending: 'Sending…',
    sent: ({ reference }) => `Your request has been sent. Reference number: ${reference}`,
  },
});
