import { defineCatalog } from '@jalon/i18n';

interface Card {
  readonly brand: string;
  readonly lastFour: string;
}

export const automaticRenewalMessages = defineCatalog('membership.automatic-renewal', {
  fr: {
    title: 'Renouvellement automatique',
    on: 'Activé.',
    onUntil: ({ date }: { date: string }) => `Votre adhésion sera renouvelée pour un an après le ${date}.`,
    onText: 'Votre adhésion sera renouvelée pour un an à son échéance.',
    byCard: ({ brand, lastFour }: Card) =>
      `Le prix sera prélevé sur votre carte ${brand} se terminant par ${lastFour}.`,
    byBank: ({ lastFour }: Card) =>
      `Le prix sera prélevé sur votre compte bancaire se terminant par ${lastFour}.`,
    offLater:
      'Vous pouvez le désactiver sans frais, en tout temps. Vous gardez tous vos services jusqu’à l’échéance.',
    switchOff: 'Désactiver le renouvellement automatique',
    off: 'Désactivé.',
    offUntil: ({ date }: { date: string }) =>
      `Votre adhésion prendra fin le ${date} si vous ne la renouvelez pas.`,
    offText: 'Votre adhésion prendra fin à son échéance si vous ne la renouvelez pas.',
    switchOn: 'J’accepte et j’active le renouvellement automatique',
    noPayment:
      'Nous n’avons pas gardé la carte ni le compte de votre dernier paiement. Vous pourrez choisir le renouvellement automatique en renouvelant votre adhésion.',
    notActive: 'Renouvelez d’abord votre adhésion. Vous pourrez alors choisir le renouvellement automatique.',
    tooLate:
      'Il est trop tard pour l’activer cette année\u00a0: l’avis doit être envoyé au moins 60\u00a0jours avant l’échéance. Vous pourrez le choisir en renouvelant votre adhésion.',
  },
  en: {
    title: 'Automatic renewal',
    on: 'On.',
    onUntil: ({ date }) => `Your membership will renew for one year after ${date}.`,
    onText: 'Your membership will renew for one year when it expires.',
    byCard: ({ brand, lastFour }) => `We will charge your ${brand} card ending in ${lastFour}.`,
    byBank: ({ lastFour }) => `We will debit your bank account ending in ${lastFour}.`,
    offLater:
      'You may turn it off at any time at no charge. You keep all your services until the expiry date.',
    switchOff: 'Turn off automatic renewal',
    off: 'Off.',
    offUntil: ({ date }) => `Your membership will end on ${date} unless you renew it.`,
    offText: 'Your membership will end when it expires unless you renew it.',
    switchOn: 'I agree, turn on automatic renewal',
    noPayment:
      'We didn’t keep the card or account of your last payment. You can choose automatic renewal when you renew your membership.',
    notActive: 'Renew your membership first. You can then choose automatic renewal.',
    tooLate:
      'It is too late to turn it on this year: the notice must be sent at least 60 days before the expiry date. You can choose it when you renew your membership.',
  },
});
