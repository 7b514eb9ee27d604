/** The texts that all forms share. */
export const formTexts = {
  fr: {
    send: 'Envoyer la demande',
    sent: 'Merci, votre demande a été envoyée',
    summary: 'Veuillez corriger ces réponses',
  },
  en: {
    send: 'Send the request',
    sent: 'Thank you, your request has been sent',
    summary: 'Please correct these answers',
  },
} as const;
