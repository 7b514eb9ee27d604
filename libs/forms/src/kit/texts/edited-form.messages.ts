import { defineCatalog } from '@jalon/i18n';

const fr = new Intl.NumberFormat('fr-CA');
const en = new Intl.NumberFormat('en-CA');

// Errors of an answer. The specification fixes the English of `required`, `invalidEmail`, `invalidPhone`, `invalidPostalCode`,
// `notInQuebec` and `consentRequired`, and both languages of `tryAgainLater`; specific.messages.ts has a club’s own wording.
const fieldErrors = {
  fr: {
    required: 'Veuillez remplir ce champ',
    tooLong: ({ max }: { max: number }) => `Veuillez entrer ${fr.format(max)} caractères au maximum`,
    lettersOnly: 'Veuillez entrer des lettres seulement',
    lettersAndSpacesOnly: 'Veuillez entrer des lettres et des espaces seulement',
    lettersAndDigitsOnly: 'Veuillez entrer des lettres et des chiffres seulement',
    digitsOnly: 'Veuillez entrer des chiffres seulement',
    lettersDigitsAndSpacesOnly: 'Veuillez entrer des lettres, des chiffres et des espaces seulement',
    vehicleNameOnly: 'Veuillez retirer les caractères spéciaux',
    noSpecialCharacters: 'Veuillez retirer les caractères spéciaux',
    invalidEmail: 'Veuillez entrer une adresse courriel valide',
    invalidPhone: 'Veuillez entrer un numéro de téléphone de 10 chiffres',
    invalidPostalCode:
      'Le format du code postal est invalide. Veuillez entrer un code de la forme H1H\u00a01H1.',
    notInQuebec: 'Veuillez entrer un code postal du Québec',
    consentRequired: 'Veuillez accepter la politique pour continuer',
    invalidYear: 'Veuillez entrer une année à quatre chiffres, au plus tard l’an prochain',
    noLetterOrDigit: 'Veuillez entrer au moins une lettre ou un chiffre',
    vehicleTooOld: 'Le véhicule doit avoir dix ans ou moins',
  },
  en: {
    required: 'Please fill out this field',
    tooLong: ({ max }: { max: number }) => `Please enter no more than ${en.format(max)} characters`,
    lettersOnly: 'Please enter letters only',
    lettersAndSpacesOnly: 'Please enter letters and spaces only',
    lettersAndDigitsOnly: 'Please enter letters and digits only',
    digitsOnly: 'Please enter digits only',
    lettersDigitsAndSpacesOnly: 'Please enter letters, digits and spaces only',
    vehicleNameOnly: 'Please remove special characters',
    noSpecialCharacters: 'Please remove special characters',
    invalidEmail: 'Please enter a valid email address',
    invalidPhone: 'Please enter a phone number containing 10 digits',
    invalidPostalCode: 'Invalid postal code format. Please enter in the format H1H1H1.',
    notInQuebec: 'Please enter a postal code in Quebec',
    consentRequired: 'Accept the policy to continue',
    invalidYear: 'Please enter a four-digit year, no later than next year',
    noLetterOrDigit: 'Please enter at least one letter or digit',
    vehicleTooOld: 'The vehicle must be no more than ten years old',
  },
} as const;

/** The reasons why a form was not sent. */
const sendErrors = {
  fr: {
    tooMany: 'Trop d’envois. Veuillez réessayer dans quelques minutes.',
    confirmSend:
      'Rien n’est encore enregistré\u00a0: le formulaire a été envoyé très vite, ou longtemps après l’ouverture de la page, et nous devons écarter les envois automatiques. Relisez vos réponses, puis envoyez-les de nouveau.',
    noAnswer:
      'Nous n’avons pas reçu de réponse. Votre demande est peut-être arrivée\u00a0: envoyez-la de nouveau, elle ne comptera qu’une fois.',
    signInAgain:
      'Votre session a pris fin. Connectez-vous, puis envoyez de nouveau vos réponses\u00a0: elles restent ici. Pour une demande qui n’exige pas de session, vous pouvez aussi recharger la page.',
    sessionEnded:
      'Votre session a pris fin, et votre demande n’est pas encore envoyée. Connectez-vous, puis envoyez-la de nouveau. Sans connexion, elle sera envoyée sans votre nom, votre numéro de membre ni votre adresse courriel.',
    reloadPage:
      'Cette page ne correspond plus à votre compte. Rechargez-la pour voir vos renseignements à jour.',
  },
  en: {
    tooMany: 'Too many requests. Please try again in a few minutes.',
    confirmSend:
      'Nothing has been saved yet: the form was sent very quickly, or long after the page was opened, and we need to rule out automated requests. Check your answers, then send them again.',
    noAnswer: 'We received no answer. Your request may have arrived: send it again, it will count only once.',
    signInAgain:
      'Your session has ended. Sign in, then send your answers again: they stay here. For a request that doesn’t need a session, you can also reload the page.',
    sessionEnded:
      'Your session has ended, and your request hasn’t been sent yet. Sign in, then send it again. If you don’t sign in, it will be sent without your name, member number or email address.',
    reloadPage: 'This page no longer matches your account. Reload it to see your current information.',
  },
} as const;

/** The texts of a form that is edited, sent or shown with its errors. */
export const editedFormMessages = defineCatalog('forms.kit', {
  fr: {
    ...fieldErrors.fr,
    ...sendErrors.fr,
    signIn: 'Se connecter (nouvel onglet)',
    offlineUnanswered:
      'Vous êtes hors ligne. Votre demande est peut-être arrivée\u00a0: envoyez-la de nouveau, elle ne comptera qu’une fois.',
    summary: 'Veuillez corriger ces réponses',
    notSent: 'Votre demande n’a pas été envoyée',
    confirm: 'Veuillez confirmer votre envoi',
    mayBeSent: 'Votre demande est peut-être arrivée',
    fieldError: ({ label, message }: { label: string; message: string }) =>
      `${label}${label.endsWith('?') ? '' : '\u00a0:'} ${message}`,
    /** A field in a row of a list, in the error summary. */
    numbered: ({ label, number }: { label: string; number: number }) => `${label} (${number})`,
    sending: 'Envoi en cours…',
    slow: 'Toujours sans réponse. Votre demande est peut-être arrivée\u00a0: vous pouvez l’envoyer de nouveau, elle ne comptera qu’une fois.',
    sendAgain: 'Envoyer de nouveau',
    charactersDropped: ({ characters }: { characters: string }) =>
      `Nous n’avons pas gardé «\u00a0${characters}\u00a0», que ce champ n’accepte pas. Vérifiez votre réponse.`,
    cut: ({ max }: { max: number }) =>
      `Ce champ accepte ${fr.format(max)} caractères au maximum\u00a0: nous n’avons pas gardé les suivants. Vérifiez votre réponse.`,
    extensionMoved: ({ extension }: { extension: string }) =>
      `Nous avons inscrit le poste ${extension} dans son propre champ.`,
    extensionDropped: ({ extension }: { extension: string }) =>
      `Nous n’avons pas gardé le poste ${extension}\u00a0: ce champ accepte seulement un numéro à dix chiffres.`,
    sent: ({ reference }: { reference: string }) =>
      `Votre demande a été envoyée. Numéro de référence\u00a0: ${reference}`,
    sentWithoutReference: 'Votre demande a été envoyée.',
  },
  en: {
    ...fieldErrors.en,
    ...sendErrors.en,
    signIn: 'Sign in (new tab)',
    offlineUnanswered:
      'You’re offline. Your request may have arrived: send it again, it will count only once.',
    summary: 'Please correct these answers',
    notSent: 'Your request wasn’t sent',
    confirm: 'Please confirm your request',
    mayBeSent: 'Your request may have arrived',
    fieldError: ({ label, message }) => `${label}${label.endsWith('?') ? '' : ':'} ${message}`,
    numbered: ({ label, number }) => `${label} (${number})`,
    sending: 'Sending…',
    slow: 'Still no answer. Your request may have arrived: you can send it again, it will count only once.',
    sendAgain: 'Send again',
    charactersDropped: ({ characters }) =>
      `We didn’t keep “${characters}”, which this field doesn’t accept. Please check your answer.`,
    cut: ({ max }) =>
      `This field accepts no more than ${en.format(max)} characters: we didn’t keep the rest. Please check your answer.`,
    extensionMoved: ({ extension }) => `We moved extension ${extension} to its own field.`,
    extensionDropped: ({ extension }) =>
      `We didn’t keep extension ${extension}: this field accepts only a ten-digit number.`,
    sent: ({ reference }) => `Your request has been sent. Reference number: ${reference}`,
    sentWithoutReference: 'Your request has been sent.',
  },
});

/** The message keys of the API, for a field and for the whole form. */
export const fieldErrorKeys = fieldErrors.fr;
export const sendErrorKeys = sendErrors.fr;
