import { defineCatalog } from '@jalon/i18n';

interface Payment {
  readonly amount: string;
  readonly date: string;
  readonly method: string;
}

export const renewalMailMessages = defineCatalog('api.renewal-mail', {
  fr: {
    subject: ({ date }: { date: string }) => `Votre adhésion sera renouvelée le ${date}`,
    hello: ({ name }: { name: string }) => `Bonjour ${name},`,
    intro: ({ date }: { date: string }) =>
      `Votre adhésion prend fin le ${date}. Le renouvellement automatique est activé\u00a0: nous la renouvellerons pour un an.`,
    member: ({ number }: { number: string }) => `Numéro de membre\u00a0: ${number}`,
    period: ({ from, to }: { from: string; to: string }) => `Nouvelle période\u00a0: du ${from} au ${to}`,
    card: ({ brand, lastFour }: { brand: string; lastFour: string }) =>
      `votre carte ${brand} se terminant par ${lastFour}`,
    bank: ({ lastFour }: { lastFour: string }) => `votre compte bancaire se terminant par ${lastFour}`,
    payment: ({ amount, date, method }: Payment) => `Le ${date}, ${amount} seront prélevés sur ${method}.`,
    firstPayment: ({ amount, date, method }: Payment) =>
      `Le ${date}, un premier versement de ${amount} sera prélevé sur ${method}. Les suivants le seront chaque mois.`,
    nothingDue: 'Vous n’aurez rien à payer.',
    promise:
      'Si votre adhésion reste la même, vous ne paierez pas plus que ce prix. Si nos prix baissent avant cette date, vous paierez le prix réduit.',
    replace: 'Votre carte ou votre compte a changé? Remplacez-le dans votre espace membre\u00a0:',
    refuse: ({ date }: { date: string }) =>
      `Vous ne voulez pas renouveler votre adhésion? Vous pouvez refuser sans frais et sans motif, avant le paiement du ${date}.`,
    contact: ({ phone, email }: { phone: string; email: string }) =>
      `Désactivez le renouvellement automatique dans votre espace membre, appelez-nous au ${phone} ou écrivez-nous à ${email}, en indiquant votre numéro de membre.`,
  },
  en: {
    subject: ({ date }) => `Your membership will renew on ${date}`,
    hello: ({ name }) => `Hello ${name},`,
    intro: ({ date }) =>
      `Your membership ends on ${date}. Automatic renewal is on: we’ll renew it for one year.`,
    member: ({ number }) => `Member number: ${number}`,
    period: ({ from, to }) => `New period: ${from} to ${to}`,
    card: ({ brand, lastFour }) => `your ${brand} card ending in ${lastFour}`,
    bank: ({ lastFour }) => `your bank account ending in ${lastFour}`,
    payment: ({ amount, date, method }) => `On ${date}, we will charge ${amount} to ${method}.`,
    firstPayment: ({ amount, date, method }) =>
      `On ${date}, we will charge a first payment of ${amount} to ${method}. The others follow each month.`,
    nothingDue: 'You’ll have nothing to pay.',
    promise:
      'If your membership stays the same, you won’t pay more than this price. If our prices drop before that date, you’ll pay the lower price.',
    replace: 'Has your card or account changed? Replace it in your member area:',
    refuse: ({ date }) =>
      `Don’t want to renew? You may refuse at no charge, without giving a reason, before the payment on ${date}.`,
    contact: ({ phone, email }) =>
      `Turn off automatic renewal in your member area, call us at ${phone} or write to us at ${email} with your member number.`,
  },
});
