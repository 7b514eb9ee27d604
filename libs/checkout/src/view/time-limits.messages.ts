import { defineCatalog } from '@jalon/i18n';

/** The texts of the time for a payment and of the session. */
export const timeLimitMessages = defineCatalog('checkout.time-limits', {
  fr: {
    paymentTime: ({ time }: { time: string }) =>
      `Vous pouvez payer avec les numéros que vous avez entrés jusqu’au ${time}. Ce délai se prolonge tant que vous utilisez cette page.`,
    paymentEnds: 'Vos numéros de carte ou de compte expirent dans deux minutes',
    paymentExtend: 'J’ai besoin de plus de temps',
    sessionEnds: 'Votre session se termine dans deux minutes',
    sessionEndsText:
      'Vos réponses sont conservées\u00a0: vous pourrez vous connecter de nouveau et continuer ici.',
  },
  en: {
    paymentTime: ({ time }) =>
      `You can pay with the numbers that you entered until ${time}. This time is extended while you use this page.`,
    paymentEnds: 'Your card or account numbers expire in two minutes',
    paymentExtend: 'I need more time',
    sessionEnds: 'Your session ends in two minutes',
    sessionEndsText: 'Your answers are kept: you can sign in again and continue here.',
  },
});
