import { defineCatalog } from '@jalon/i18n';

interface Card {
  readonly brand: string;
  readonly lastFour: string;
}

export const savedPaymentMessages = defineCatalog('membership.saved-payment', {
  fr: {
    present: 'Votre mode de paiement',
    card: ({ brand, lastFour }: Card) => `Carte ${brand} se terminant par ${lastFour}`,
    bank: ({ lastFour }: Pick<Card, 'lastFour'>) => `Compte bancaire se terminant par ${lastFour}`,
    none: 'Aucune carte ni aucun compte bancaire n’est enregistré.',
    renewsItself: 'Il sert aussi au renouvellement automatique de votre adhésion.',
    declinedTitle: 'Un paiement a été refusé',
    declinedText:
      'Remplacez votre carte ou votre compte\u00a0: nous tenterons de nouveau le prélèvement aussitôt.',
    payments: 'Paiements à venir',
    replace: 'Remplacer votre mode de paiement',
    replaceText:
      'Vous entrerez les numéros sur la page sécurisée de notre fournisseur de paiement. Nous ne les recevons pas, et aucune somme n’est prélevée à cette étape.',
    useCard: 'Utiliser une autre carte',
    useBank: 'Utiliser un compte bancaire',
    fresh: 'Votre nouveau mode de paiement',
    freshText: 'Il servira à tous vos prochains paiements.',
    freshDeclined: 'Nous tenterons de nouveau le prélèvement refusé aussitôt.',
    mandate: 'L’accord de débit préautorisé',
    mandateAccepted: 'J’accepte cet accord et j’autorise les débits.',
    mandateRequired: 'Acceptez l’accord pour payer par débit bancaire.',
    confirm: 'Confirmer le remplacement',
    cancel: 'Garder le mode de paiement actuel',
    failedTitle: 'Le mode de paiement n’a pas été remplacé',
    unverified:
      'Votre compte bancaire doit d’abord être vérifié. Suivez les indications que notre fournisseur de paiement vous a envoyées par courriel, puis confirmez ici.',
    invalid: 'Les numéros n’ont pas été entrés, ou il y a trop longtemps. Recommencez.',
    away: 'Une erreur est survenue. Veuillez réessayer dans quelques instants.',
    notReplaceable:
      'Aucun paiement à venir ne peut être changé ici. Si vous payez par versements ou si votre adhésion se renouvelle automatiquement, communiquez avec nous.',
  },
  en: {
    present: 'Your payment method',
    card: ({ brand, lastFour }) => `${brand} card ending in ${lastFour}`,
    bank: ({ lastFour }) => `Bank account ending in ${lastFour}`,
    none: 'No card or bank account is saved.',
    renewsItself: 'It also pays for the automatic renewal of your membership.',
    declinedTitle: 'A payment was declined',
    declinedText: 'Replace your card or account, and we’ll retry the payment right away.',
    payments: 'Upcoming payments',
    replace: 'Replace your payment method',
    replaceText:
      'You will enter the numbers on the secure page of our payment provider. We don’t receive them, and nothing is charged at this step.',
    useCard: 'Use another card',
    useBank: 'Use a bank account',
    fresh: 'Your new payment method',
    freshText: 'It will be used for all your next payments.',
    freshDeclined: 'We’ll retry the declined payment right away.',
    mandate: 'The pre-authorized debit agreement',
    mandateAccepted: 'I accept this agreement and authorize the debits.',
    mandateRequired: 'Accept the agreement to pay by bank debit.',
    confirm: 'Confirm the replacement',
    cancel: 'Keep the current payment method',
    failedTitle: 'Your payment method wasn’t replaced',
    unverified:
      'Your bank account must be verified first. Follow the instructions that our payment provider sent you by email, then confirm here.',
    invalid: 'The numbers weren’t entered, or were entered too long ago. Please start again.',
    away: 'Something went wrong. Please try again in a few moments.',
    notReplaceable:
      'No upcoming payment can be changed here. If you pay by the month, or if your membership renews automatically, please contact us.',
  },
});
