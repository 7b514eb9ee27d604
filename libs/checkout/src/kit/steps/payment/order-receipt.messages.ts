import { defineCatalog } from '@jalon/i18n';

/** The texts of a receipt. */
export const receiptMessages = defineCatalog('checkout.receipt', {
  fr: {
    thanks: 'Merci! Votre adhésion est confirmée.',
    thanksGift: 'Merci! Votre cadeau est prêt.',
    thanksModified: 'Votre adhésion est modifiée.',
    thanksRenewed: 'Votre adhésion est renouvelée.',
    processing:
      'Votre adhésion commence dès maintenant. Le débit de votre compte prend quelques jours; nous vous écrirons s’il est refusé.',
    orderNumber: 'Numéro de commande',
    placedAt: 'Date',
    memberNumber: 'Numéro de membre',
    accountTitle: 'Votre espace membre',
    accountSoon:
      'Votre numéro de membre est en préparation. Dans quelques instants, il s’affichera ici, avec un bouton pour choisir votre mot de passe.',
    accountRefresh: 'Actualiser la page',
    accountFailed:
      'Le lien n’a pas pu être préparé. Réessayez dans quelques instants, ou ouvrez celui que nous vous envoyons par courriel.',
    accountMailed:
      'Nous vous envoyons aussi par courriel un lien pour choisir le mot de passe de votre espace membre.',
    accountMailedToo: 'Nous vous envoyons aussi ce lien par courriel, pour plus tard.',
    additionalAccounts:
      'Chaque membre associé qui a une adresse courriel reçoit un lien pour choisir le mot de passe de son espace membre.',
    soldBy: 'Vendu par',
    validity: 'Durée de l’adhésion',
    nextPayment: 'Prochain versement',
    nextPaymentOn: ({ amount, date }: { amount: string; date: string }) => `${amount}, le ${date}`,
    validFromTo: ({ from, to }: { from: string; to: string }) => `Du ${from} au ${to}`,
    giftValidity: 'Un an à partir du jour où la personne l’accepte',
    gstNumber: 'Numéro de TPS',
    qstNumber: 'Numéro de TVQ',
    receiptMailed: 'Votre reçu et une copie du contrat vous seront envoyés par courriel.',
    receiptMailedTo: ({ email }: { email: string }) =>
      `Votre reçu et une copie du contrat vous seront envoyés à ${email}.`,
    receiptMember: 'Membre',
    receiptRecipient: 'Pour',
    receiptSentNow: ({ email }: { email: string }) => `Par courriel à ${email}, dès maintenant`,
    printReceipt: 'Imprimer le reçu',
    printCard: 'Voir et imprimer la carte',
    toHome: 'Retour à l’accueil',
    paidWith: 'Paiement',
  },
  en: {
    thanks: 'Thank you! Your membership is confirmed.',
    thanksGift: 'Thank you! Your gift is ready.',
    thanksModified: 'Your membership has been changed.',
    thanksRenewed: 'Your membership has been renewed.',
    processing:
      'Your membership begins now. The debit from your account takes a few days; we will write to you if it is declined.',
    orderNumber: 'Order number',
    placedAt: 'Date',
    memberNumber: 'Member number',
    accountTitle: 'Your member area',
    accountSoon:
      'Your member number is being prepared. In a few moments, it will appear here, with a button to choose your password.',
    accountRefresh: 'Refresh the page',
    accountFailed:
      'The link couldn’t be prepared. Try again in a few moments, or open the one that we’re emailing you.',
    accountMailed: 'We’re also emailing you a link to choose the password of your member area.',
    accountMailedToo: 'We’re also emailing you this link, for later.',
    additionalAccounts:
      'Each associate member with an email address gets a link to choose the password of their member area.',
    soldBy: 'Sold by',
    validity: 'Membership period',
    nextPayment: 'Next payment',
    nextPaymentOn: ({ amount, date }) => `${amount}, on ${date}`,
    validFromTo: ({ from, to }) => `From ${from} to ${to}`,
    giftValidity: 'One year from the day the recipient accepts it',
    gstNumber: 'GST number',
    qstNumber: 'QST number',
    receiptMailed: 'Your receipt and a copy of the contract will be sent to you by email.',
    receiptMailedTo: ({ email }) => `Your receipt and a copy of the contract will be sent to ${email}.`,
    receiptMember: 'Member',
    receiptRecipient: 'For',
    receiptSentNow: ({ email }) => `By email to ${email}, right away`,
    printReceipt: 'Print the receipt',
    printCard: 'View and print the card',
    toHome: 'Back to the home page',
    paidWith: 'Payment',
  },
});
