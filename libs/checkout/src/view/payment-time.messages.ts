import { defineCatalog } from '@jalon/i18n';

/** The texts of the time for a payment. */
export const paymentTimeMessages = defineCatalog('checkout.payment-time', {
  fr: {
    paymentTime: ({ time }: { time: string }) =>
      `Vos numéros de carte ou de compte restent valides jusqu’à ${time}, et plus longtemps tant que vous utilisez cette page.`,
    paymentEnds: 'Vos numéros de carte ou de compte expirent dans deux minutes',
    paymentExtend: 'J’ai besoin de plus de temps',
  },
  en: {
    paymentTime: ({ time }) =>
      `Your card or account numbers stay valid until ${time}, and longer while you use this page.`,
    paymentEnds: 'Your card or account numbers expire in two minutes',
    paymentExtend: 'I need more time',
  },
});
