import { defineCatalog } from '@jalon/i18n';

/** The texts of the step with a gift’s recipient, giver and card. */
export const giftStepMessages = defineCatalog('checkout.gift-step', {
  fr: {
    recipient: 'La personne à qui vous offrez l’adhésion',
    giver: 'Vous, qui offrez l’adhésion',
    giverFirstName: 'Votre prénom',
    giverLastName: 'Votre nom de famille',
    giverEmail: 'Votre adresse courriel',
    giverPhoneNumber: 'Votre numéro de téléphone',
    giverEmailHint: 'Votre reçu y est envoyé.',
    recipientEmailHint: 'Nécessaire si la carte est envoyée par courriel.',
    recipientPhoneHint: 'Pour rappeler cette personne si son appel d’assistance est coupé.',
    card: 'La carte',
    giftMessage: 'Votre message',
    sendOn: 'Date d’envoi',
    sendOnHint: 'Sans date, la carte part dès que le paiement est accepté.',
    deliveryEmail: 'Par courriel, à la date choisie',
    deliveryPrint: 'J’imprime la carte et je la remets',
  },
  en: {
    recipient: 'The person who receives the membership',
    giver: 'You, the giver',
    giverFirstName: 'Your first name',
    giverLastName: 'Your last name',
    giverEmail: 'Your email address',
    giverPhoneNumber: 'Your phone number',
    giverEmailHint: 'Your receipt is sent there.',
    recipientEmailHint: 'Needed if the card is sent by email.',
    recipientPhoneHint: 'To call this person back if their assistance call is cut off.',
    card: 'The card',
    giftMessage: 'Your message',
    sendOn: 'Send date',
    sendOnHint: 'Without a date, the card is sent as soon as the payment is accepted.',
    deliveryEmail: 'By email, on the chosen date',
    deliveryPrint: 'I’ll print the card and give it in person',
  },
});
