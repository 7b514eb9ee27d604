import { defineCatalog } from '@jalon/i18n';

/** The texts of a gift’s card and of its acceptance. */
export const giftMessages = defineCatalog('checkout.gift', {
  fr: {
    giftIs: ({ membership }: { membership: string }) => `Une adhésion ${membership} d’un an au club`,
    acceptGift: 'Accepter le cadeau',
    acceptIntro:
      'En acceptant, vous devenez membre du club pour un an. Vous n’avez rien à payer, et l’adhésion n’est pas renouvelée automatiquement.',
    giftAccepted: 'Bienvenue au club!',
    giftAcceptedDetail: ({ number, to }: { number: string; to: string }) =>
      `Votre numéro de membre est ${number}. Votre adhésion est valide jusqu’au ${to}.`,
    giftAlreadyAccepted: 'Ce cadeau a déjà été accepté.',
    giftBenefits: 'Voir ce que comprend l’adhésion',
    giftSignIn: 'Aller à l’espace membre',
    noPassword:
      'Vous n’avez pas encore de mot de passe? Ouvrez le lien que nous vous avons envoyé par courriel, ou demandez-en un à la page de connexion, sous «\u00a0Mot de passe oublié\u00a0», avec votre numéro de membre.',
    giftLink: 'Pour accepter votre cadeau, rendez-vous à l’adresse',
    giftScanOrLink: 'Pour accepter votre cadeau, balayez ce code ou rendez-vous à l’adresse',
    giftQrCode: 'Code QR qui mène à votre cadeau',
    print: 'Imprimer',
  },
  en: {
    giftIs: ({ membership }) => `A one-year ${membership} membership in the club`,
    acceptGift: 'Accept the gift',
    acceptIntro:
      'By accepting, you become a member of the club for one year. You have nothing to pay, and the membership doesn’t renew automatically.',
    giftAccepted: 'Welcome to the club!',
    giftAcceptedDetail: ({ number, to }) =>
      `Your member number is ${number}. Your membership is valid until ${to}.`,
    giftAlreadyAccepted: 'This gift has already been accepted.',
    giftBenefits: 'See what the membership includes',
    giftSignIn: 'Go to the member area',
    noPassword:
      'Don’t have a password yet? Open the link that we emailed you, or request one on the sign-in page, under “Forgot your password?”, with your member number.',
    giftLink: 'To accept your gift, go to',
    giftScanOrLink: 'To accept your gift, scan this code or go to',
    giftQrCode: 'QR code that leads to your gift',
    print: 'Print',
  },
});
