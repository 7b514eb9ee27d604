import { defineCatalog } from '@jalon/i18n';

/** The texts of an order without a payment. */
export const nothingDueMessages = defineCatalog('checkout.nothing-due', {
  fr: {
    nothingDue: 'Vous n’avez rien à payer.',
    smaller: ({ rule }: { rule: 'credit' | 'none' }) =>
      rule === 'credit'
        ? 'Si vous passez à une adhésion moins chère, la différence pour les jours qui restent, calculée sur ce que vous avez payé, devient un crédit, taxes comprises. Ce crédit réduit d’abord votre solde. Le reste est déduit de votre prochain renouvellement.'
        : 'Si vous passez à une adhésion moins chère, vous n’avez rien à payer, mais ce que vous avez déjà payé pour l’année en cours n’est ni remboursé ni crédité.',
  },
  en: {
    nothingDue: 'You have nothing to pay.',
    smaller: ({ rule }) =>
      rule === 'credit'
        ? 'If you change to a less expensive membership, the difference for the days that remain, based on what you paid, becomes a credit, taxes included. The credit is applied to your balance first. The rest is deducted from your next renewal.'
        : 'If you change to a less expensive membership, you have nothing to pay, but what you have already paid for the current year is neither refunded nor credited.',
  },
});
