import { defineCatalog } from '@jalon/i18n';

/** What every form says, the messages of the error catalogue included (forms spec §8). */
export const kitMessages = defineCatalog('forms.kit', {
  fr: {
    required: 'Veuillez remplir ce champ',
    tooLong: ({ max }: { max: number }) => `Veuillez entrer au plus ${max} caractères`,
    invalidChoice: 'Veuillez choisir une réponse de la liste',
    lettersOnly: 'Veuillez entrer des lettres seulement',
    lettersAndDigitsOnly: 'Veuillez entrer des lettres et des chiffres seulement',
    digitsOnly: 'Veuillez entrer des chiffres seulement',
    vehicleNameOnly: 'Veuillez entrer des lettres, des chiffres, des espaces et des traits d’union seulement',
    invalidValue: 'Veuillez vérifier cette réponse',
    tryAgainLater: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    tooMany: 'Trop d’envois en peu de temps. Veuillez réessayer dans quelques minutes.',
    summary: 'Veuillez corriger ces réponses',
    choose: 'Choisissez une réponse',
    sending: 'Envoi en cours…',
    sent: 'Votre demande a été envoyée.',
    reference: ({ reference }: { reference: string }) => `Numéro de référence : ${reference}`,
  },
  en: {
    required: 'Please fill out this field',
    tooLong: ({ max }) => `Please enter at most ${max} characters`,
    invalidChoice: 'Please choose an answer from the list',
    lettersOnly: 'Please enter letters only',
    lettersAndDigitsOnly: 'Please enter letters and digits only',
    digitsOnly: 'Please enter digits only',
    vehicleNameOnly: 'Please enter letters, digits, spaces and hyphens only',
    invalidValue: 'Please check this answer',
    tryAgainLater: 'An error occurred. Please try again later.',
    tooMany: 'Too many requests in a short time. Please try again in a few minutes.',
    summary: 'Please correct these answers',
    choose: 'Choose an answer',
    sending: 'Sending…',
    sent: 'Your request has been sent.',
    reference: ({ reference }) => `Reference number: ${reference}`,
  },
});
