import { defineCatalog } from '@jalon/i18n';

/** The texts of the payment step and of the gateway’s fields. */
export const paymentMessages = defineCatalog('checkout.payment', {
  fr: {
    termSelected: 'Quand payer',
    annualTotal: ({ total }: { total: string }) => `En un paiement\u00a0: total de ${total}, taxes comprises`,
    monthlyTotal: ({
      total,
      first,
      month,
      later,
    }: Record<'total' | 'first' | 'month', string> & { later: number }) =>
      `En ${later + 1}\u00a0versements\u00a0: total de ${total}, taxes comprises (${first === month ? `${later + 1}\u00a0fois\u00a0${month}` : `${first}, puis ${later}\u00a0fois\u00a0${month}`})`,
    paymentSelected: 'Mode de paiement',
    renewalSelected: 'Renouveler mon adhésion automatiquement chaque année',
    renewalUncheck: 'Décochez la case si vous n’en voulez pas.',
    renewalHint:
      'De 90 à 60\u00a0jours avant l’échéance, nous vous envoyons un avis avec le prix, qui est ensuite payé de la même façon. Vous pouvez annuler le renouvellement automatique en tout temps, sans frais.',
    havePromoCode: 'J’ai un code promotionnel',
    promoCode: 'Code promotionnel',
    apply: 'Appliquer',
    codeApplied: 'Code appliqué\u00a0: le total est à jour.',
    clubDollars: 'Dollars du club à utiliser',
    clubDollarsHint: ({ available, maximum }: { available: string; maximum: string }) =>
      `Vous avez ${available}. Vous pouvez en utiliser jusqu’à ${maximum}.`,
    clubDollarsReservedHint: ({
      available,
      reserved,
      maximum,
    }: Record<'available' | 'reserved' | 'maximum', string>) =>
      `Vous avez ${available}, en plus de ${reserved} réservés par une demande ou une commande en cours. Vous pouvez en utiliser jusqu’à ${maximum}.`,
    cardDetails: 'Votre carte',
    bankDetails: 'Votre compte bancaire',
    paymentDetails: 'Votre carte ou votre compte',
    fieldsLoading: 'Les champs de paiement se chargent…',
    fieldsFailed: 'Les champs de paiement ne se chargent pas. Vérifiez votre connexion, puis réessayez.',
    fieldsSafe:
      'Ces numéros vont directement à notre fournisseur de paiement. Nous ne les voyons pas et ne les gardons pas. Après cette étape, ils restent valides au moins 15\u00a0minutes, et plus longtemps tant que vous utilisez la page.',
    fieldsLater:
      'À l’étape suivante, la page sécurisée de notre fournisseur de paiement vous demande vos numéros.',
    tryAgain: 'Réessayer',
    useOther: 'Utiliser une autre carte ou un autre compte',
  },
  en: {
    termSelected: 'When to pay',
    annualTotal: ({ total }) => `In one payment: a total of ${total}, taxes included`,
    monthlyTotal: ({ total, first, month, later }) =>
      `In ${later + 1} payments: a total of ${total}, taxes included (${first === month ? `${later + 1}\u00a0times\u00a0${month}` : `${first}, then ${later === 1 ? 'once' : `${later}\u00a0times`}\u00a0${month}`})`,
    paymentSelected: 'Payment method',
    renewalSelected: 'Renew my membership automatically each year',
    renewalUncheck: 'Uncheck the box if you don’t want this.',
    renewalHint:
      'Between 90 and 60 days before your membership ends, we send you a notice with the price, which is then paid the same way. You may cancel automatic renewal at any time, at no charge.',
    havePromoCode: 'I have a promo code',
    promoCode: 'Promo code',
    apply: 'Apply',
    codeApplied: 'Code applied: the total is up to date.',
    clubDollars: 'Club dollars to use',
    clubDollarsHint: ({ available, maximum }) => `You have ${available}. You can use up to ${maximum}.`,
    clubDollarsReservedHint: ({ available, reserved, maximum }) =>
      `You have ${available}, besides ${reserved} reserved by a request or an order in progress. You can use up to ${maximum}.`,
    cardDetails: 'Your card',
    bankDetails: 'Your bank account',
    paymentDetails: 'Your card or account',
    fieldsLoading: 'The payment fields are loading…',
    fieldsFailed: 'The payment fields couldn’t be loaded. Check your connection, then try again.',
    fieldsSafe:
      'These numbers go directly to our payment provider. We don’t see or keep them. After this step they stay valid for at least 15 minutes, and longer while you use the page.',
    fieldsLater: 'In the next step, the secure page of our payment provider asks for your numbers.',
    tryAgain: 'Try again',
    useOther: 'Use another card or account',
  },
});
