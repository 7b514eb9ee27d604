import { defineCatalog, ofName } from '@jalon/i18n';

export const orderMailMessages = defineCatalog('api.order-mail', {
  fr: {
    receiptSubject: ({ number }: { number: string }) => `Votre reçu, commande ${number}`,
    hello: ({ name }: { name: string }) => `Bonjour ${name},`,
    thanks: 'Merci. Nous avons reçu votre commande, et votre paiement a été accepté.',
    thanksDebit:
      'Merci. Nous avons reçu votre commande. Le débit de votre compte bancaire prend quelques jours; l’adhésion est valide dès maintenant.',
    renewed: 'Votre adhésion est renouvelée, comme nous vous l’avions annoncé.',
    thanksFree: 'Merci. Nous avons reçu votre commande. Vous n’avez rien à payer.',
    order: ({ number, date }: { number: string; date: string }) => `Commande ${number}, ${date}`,
    member: ({ number }: { number: string }) => `Numéro de membre\u00a0: ${number}`,
    memberNamed: ({ name, number }: { name: string; number: string }) =>
      `Numéro de membre ${ofName(name, 'fr')}\u00a0: ${number}`,
    memberLater: 'Votre numéro de membre vous sera communiqué sous peu.',
    period: ({ from, to }: { from: string; to: string }) => `Adhésion valide du ${from} au ${to}`,
    giftPeriod: 'L’adhésion est valide un an à partir du jour où la personne l’accepte.',
    giftLink: 'Lien à remettre à la personne pour qu’elle accepte le cadeau\u00a0:',
    card: ({ brand, lastFour }: { brand: string; lastFour: string }) =>
      `Payé par carte ${brand} se terminant par ${lastFour}`,
    bank: ({ lastFour }: { lastFour: string }) =>
      `Payé par débit du compte bancaire se terminant par ${lastFour}`,
    taxNumbers: ({ gst, qst }: { gst: string; qst: string }) => `TPS\u00a0: ${gst}\nTVQ\u00a0: ${qst}`,
    copies: 'Vous trouverez ci-dessous une copie de ce que vous avez accepté. Conservez ce message.',
    accepted: ({ date }: { date: string }) => `Accepté en ligne le ${date}.`,
    questions: ({ email }: { email: string }) => `Une question? Écrivez-nous à ${email}.`,
    giftSubject: ({ giver }: { giver: string }) => `${giver} vous offre une adhésion`,
    giftIntro: ({ giver, club }: { giver: string; club: string }) =>
      `${giver} vous offre une adhésion d’un an au ${club}.`,
    giftAccept: 'Pour l’accepter, ouvrez ce lien\u00a0:',
    giftEnd: 'Le lien est valide pendant au moins trois ans.',
    failedSubject: 'Votre paiement n’a pas été accepté',
    failed: ({ amount, number }: { amount: string; number: string }) =>
      `Un paiement de ${amount} pour la commande ${number} a été refusé.`,
    failedRenewal: ({ amount }: { amount: string }) =>
      `Le paiement de ${amount} pour le renouvellement de votre adhésion a été refusé.`,
    failedAgain: ({ days }: { days: number }) =>
      `Nous essaierons de nouveau dans ${days}\u00a0jours. Si votre carte ou votre compte a changé, remplacez-le dès maintenant dans votre espace membre\u00a0: nous tenterons alors de nouveau le prélèvement le jour même.`,
    failedReplace:
      'Nous n’essaierons plus avec cette carte ou ce compte. Pour garder votre adhésion, remplacez-le dans votre espace membre\u00a0: nous tenterons alors de nouveau le prélèvement.',
    failedRenew:
      'Nous n’essaierons plus avec cette carte ou ce compte. Vous pouvez renouveler votre adhésion vous-même, avec une autre carte\u00a0:',
    returned:
      'La commande est annulée\u00a0: votre adhésion est comme avant. Vous pouvez commander de nouveau, avec une carte ou un autre compte.',
    returnedEnded:
      'Votre adhésion a déjà pris fin. Ce débit n’a pas été reçu\u00a0: il ne sera pas remboursé, et seuls les jours passés peuvent rester à payer.',
    replacedSubject: 'Votre mode de paiement est remplacé',
    replacedCard: ({ brand, lastFour }: { brand: string; lastFour: string }) =>
      `Vos prochains paiements seront faits avec votre carte ${brand} se terminant par ${lastFour}.`,
    replacedBank: ({ lastFour }: { lastFour: string }) =>
      `Vos prochains paiements seront débités de votre compte bancaire se terminant par ${lastFour}.`,
    replacedDeclined: 'Nous tentons de nouveau dès maintenant le prélèvement refusé.',
    replacedByOther: ({ email }: { email: string }) =>
      `Ce n’est pas vous qui avez fait ce changement? Écrivez-nous sans tarder à ${email}.`,
    failedGift:
      'Nous n’essaierons plus. Communiquez avec nous pour payer autrement l’adhésion que vous avez offerte.',
    returnedGift:
      'La commande est annulée, ainsi que l’adhésion que vous avez offerte. Vous pouvez l’offrir de nouveau, avec une carte ou un autre compte.',
    mandateEndSubject: 'Votre accord de débit préautorisé est annulé',
    mandateEnd: ({ number }: { number: string }) =>
      `L’accord de débit préautorisé de la commande ${number} est annulé. Votre compte bancaire ne sera plus débité, et votre adhésion ne sera pas renouvelée automatiquement.`,
    mandateOwed: ({ amount }: { amount: string }) =>
      `L’annulation ne met pas fin à votre adhésion\u00a0: il reste ${amount} à payer. Communiquez avec nous pour payer autrement.`,
    mandatePaid: 'L’annulation ne met pas fin à votre adhésion, qui est payée jusqu’à son échéance.',
    noticeSubject: ({ number }: { number: string }) => `Nouvelle commande ${number}`,
    disputeSubject: ({ number }: { number: string }) => `Paiement contesté, commande ${number}`,
    'dispute-inquiry': ({ amount }: { amount: string }) =>
      `La banque du payeur demande des renseignements au sujet de ${amount}. Rien n’est retenu.`,
    'dispute-open': ({ amount }: { amount: string }) =>
      `Le payeur conteste ${amount} auprès de sa banque, qui a repris ce montant.`,
    'dispute-won': ({ amount }: { amount: string }) =>
      `La contestation de ${amount} est réglée en faveur du club\u00a0: le montant est rendu.`,
    'dispute-lost': ({ amount }: { amount: string }) =>
      `La banque a donné raison au payeur\u00a0: ${amount} ne revient pas au club.`,
    disputeAnswer: ({ date }: { date: string }) =>
      `À répondre avant le ${date}, dans le tableau de bord de la passerelle.`,
    disputeNext: ({ number }: { number: string }) =>
      `Les preuves\u00a0: npx jalon orders evidence ${number}. L’adhésion n’est pas modifiée.`,
    refundRefusedSubject: ({ number }: { number: string }) => `Remboursement refusé, commande ${number}`,
    refundRefused: ({ amount }: { amount: string }) =>
      `La banque du payeur a refusé un remboursement de ${amount}. L’argent est encore à la passerelle, et le club le doit toujours.`,
    refundRefusedNext: ({ number }: { number: string }) =>
      `Remboursez autrement, par exemple par chèque, puis notez-le\u00a0: npx jalon orders repaid ${number}.`,
    differenceSubject: ({ date }: { date: string }) => `Écart avec la passerelle de paiement, ${date}`,
    'difference-unknown': ({ amount }: { amount: string }) =>
      `La passerelle déclare un mouvement de ${amount} que nos livres n’ont pas.`,
    'difference-missing': ({ amount }: { amount: string }) =>
      `Nos livres ont un mouvement de ${amount} que la passerelle ne déclare pas.`,
    'difference-amount': ({ amount }: { amount: string }) =>
      `La passerelle et nos livres n’ont pas le même montant\u00a0: l’écart est de ${amount}.`,
    differenceNext: ({ id }: { id: string }) =>
      `La liste des écarts\u00a0: npx jalon orders differences. Pour régler celui-ci\u00a0: npx jalon orders explain ${id} <explication>.`,
    flow: ({ flow }: { flow: string }) =>
      ({
        register: 'Nouvelle adhésion',
        'gift-a-membership': 'Adhésion offerte en cadeau',
        'modify-my-membership': 'Modification d’une adhésion',
        renewal: 'Renouvellement',
      })[flow] ?? flow,
  },
  en: {
    receiptSubject: ({ number }) => `Your receipt, order ${number}`,
    hello: ({ name }) => `Hello ${name},`,
    thanks: 'Thank you. We received your order, and your payment was accepted.',
    thanksDebit:
      'Thank you. We received your order. The debit from your bank account takes a few days; the membership is already valid.',
    renewed: 'Your membership has been renewed, as we told you it would be.',
    thanksFree: 'Thank you. We received your order. You have nothing to pay.',
    order: ({ number, date }) => `Order ${number}, ${date}`,
    member: ({ number }) => `Member number: ${number}`,
    memberNamed: ({ name, number }) => `Member number of ${name}: ${number}`,
    memberLater: 'We will send you your member number shortly.',
    period: ({ from, to }) => `Membership valid from ${from} to ${to}`,
    giftPeriod: 'The membership is valid for one year from the day on which the person accepts it.',
    giftLink: 'Link to give to the person so that they can accept the gift:',
    card: ({ brand, lastFour }) => `Paid by ${brand} card ending in ${lastFour}`,
    bank: ({ lastFour }) => `Paid by debit from the bank account ending in ${lastFour}`,
    taxNumbers: ({ gst, qst }) => `GST: ${gst}\nQST: ${qst}`,
    copies: 'Below is a copy of what you accepted. Please keep this message.',
    accepted: ({ date }) => `Accepted online on ${date}.`,
    questions: ({ email }) => `Any questions? Write to us at ${email}.`,
    giftSubject: ({ giver }) => `${giver} gave you a membership`,
    giftIntro: ({ giver, club }) => `${giver} gave you a one-year membership in ${club}.`,
    giftAccept: 'To accept it, open this link:',
    giftEnd: 'The link is valid for at least three years.',
    failedSubject: 'Your payment wasn’t accepted',
    failed: ({ amount, number }) => `A payment of ${amount} for order ${number} was declined.`,
    failedRenewal: ({ amount }) =>
      `The payment of ${amount} for the renewal of your membership was declined.`,
    failedAgain: ({ days }) =>
      `We will try again in ${days} days. If your card or account has changed, replace it now in your member area, and we’ll retry the payment the same day.`,
    failedReplace:
      'We won’t try again with this card or account. To keep your membership, replace it in your member area, and we’ll retry the payment.',
    failedRenew:
      'We won’t try again with this card or account. You can renew your membership yourself, with another card:',
    returned:
      'The order is cancelled, and your membership is as it was before. You can order again, with a card or another account.',
    returnedEnded:
      'Your membership has already ended. This debit wasn’t received: it won’t be refunded, and only days that have passed may still be due.',
    replacedSubject: 'Your payment method has been replaced',
    replacedCard: ({ brand, lastFour }) =>
      `Your next payments will be charged to your ${brand} card ending in ${lastFour}.`,
    replacedBank: ({ lastFour }) =>
      `Your next payments will be debited from your bank account ending in ${lastFour}.`,
    replacedDeclined: 'We’re retrying the declined payment now.',
    replacedByOther: ({ email }) => `Didn’t make this change? Write to us right away at ${email}.`,
    failedGift:
      'We won’t try again. Please contact us to pay in another way for the membership that you gave.',
    returnedGift:
      'The order is cancelled, along with the membership that you gave. You can give it again, with a card or another account.',
    mandateEndSubject: 'Your pre-authorized debit agreement is cancelled',
    mandateEnd: ({ number }) =>
      `The pre-authorized debit agreement of order ${number} is cancelled. Your bank account won’t be debited again, and your membership won’t renew automatically.`,
    mandateOwed: ({ amount }) =>
      `The cancellation doesn’t end your membership: ${amount} is still due. Please contact us to pay in another way.`,
    mandatePaid: 'The cancellation doesn’t end your membership, which is paid up until it expires.',
    noticeSubject: ({ number }) => `New order ${number}`,
    disputeSubject: ({ number }) => `Disputed payment, order ${number}`,
    'dispute-inquiry': ({ amount }) => `The payer’s bank asks about ${amount}. Nothing is held back.`,
    'dispute-open': ({ amount }) => `The payer disputes ${amount} at the bank, which has taken it back.`,
    'dispute-won': ({ amount }) =>
      `The dispute about ${amount} is settled in the club’s favour: the amount is returned.`,
    'dispute-lost': ({ amount }) =>
      `The bank decided for the payer: ${amount} doesn’t come back to the club.`,
    disputeAnswer: ({ date }) => `Answer before ${date}, in the gateway’s dashboard.`,
    disputeNext: ({ number }) =>
      `The evidence: npx jalon orders evidence ${number}. The membership isn’t changed.`,
    refundRefusedSubject: ({ number }) => `Refund refused, order ${number}`,
    refundRefused: ({ amount }) =>
      `The payer’s bank refused a refund of ${amount}. The money is still at the gateway, and the club still owes it.`,
    refundRefusedNext: ({ number }) =>
      `Pay it back another way, for example by cheque, then note it: npx jalon orders repaid ${number}.`,
    differenceSubject: ({ date }) => `Difference from the payment gateway, ${date}`,
    'difference-unknown': ({ amount }) =>
      `The gateway reports a change of ${amount} that our books don’t have.`,
    'difference-missing': ({ amount }) =>
      `Our books have a change of ${amount} that the gateway doesn’t report.`,
    'difference-amount': ({ amount }) =>
      `The gateway and our books don’t have the same amount: the difference is ${amount}.`,
    differenceNext: ({ id }) =>
      `The list of differences: npx jalon orders differences. To settle this one: npx jalon orders explain ${id} <explanation>.`,
    flow: ({ flow }) =>
      ({
        register: 'New membership',
        'gift-a-membership': 'Membership given as a gift',
        'modify-my-membership': 'Membership change',
        renewal: 'Renewal',
      })[flow] ?? flow,
  },
});
