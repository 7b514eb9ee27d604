import { defineCatalog } from '@jalon/i18n';

/** The texts that both advisory forms share. */
export const advisoryMessages = defineCatalog('forms.advisory', {
  fr: {
    subject: 'Sujet de votre question',
    message: 'Votre message',
    messageHint: ({ days }: { days: number }) =>
      `Nous vous répondrons par téléphone d’ici ${days}\u00a0jours ouvrables. Indiquez un numéro où vous joindre.`,
    messageHintOfMember: ({ days }: { days: number }) =>
      `Nous vous répondrons par téléphone d’ici ${days}\u00a0jours ouvrables, au numéro inscrit à votre compte de membre. Si vous en préférez un autre, indiquez-le ici.`,
    phone: 'Numéro de téléphone',
    phoneHint: ({ days }: { days: number }) =>
      `Dix chiffres, avec l’indicatif régional. Nous vous répondrons à ce numéro d’ici ${days}\u00a0jours ouvrables.`,
    callTime: 'Quand vous appeler',
    morning: 'Le matin, de 9\u00a0h à midi',
    afternoon: 'L’après-midi, de midi à 17\u00a0h',
    evening: 'Le soir, de 17\u00a0h à 20\u00a0h',
    photos: 'Photos de ce que vous décrivez',
    send: 'Envoyer la question',
  },
  en: {
    subject: 'Subject of your question',
    message: 'Your message',
    messageHint: ({ days }) =>
      `We will answer by phone within ${days} business days. Include a phone number where we can reach you.`,
    messageHintOfMember: ({ days }) =>
      `We will answer by phone within ${days} business days, at the number in your account. If you prefer another one, include it here.`,
    phone: 'Phone number',
    phoneHint: ({ days }) =>
      `Ten digits, with the area code. We will answer at this number within ${days} business days.`,
    callTime: 'When to call you',
    morning: 'In the morning, 9 a.m. to noon',
    afternoon: 'In the afternoon, noon to 5 p.m.',
    evening: 'In the evening, 5 p.m. to 8 p.m.',
    photos: 'Photos of what you describe',
    send: 'Send the question',
  },
});
