import { defineCatalog } from '@jalon/i18n';

interface Days {
  readonly number: string;
  readonly left: number;
  readonly days: number;
  readonly amount: string;
  readonly gst: string;
  readonly qst: string;
}

export const endingMailMessages = defineCatalog('api.ending-mail', {
  fr: {
    hello: ({ name }: { name: string }) => `Bonjour ${name},`,
    helloAll: 'Bonjour,',
    linkSubject: 'Mettre fin à votre adhésion',
    linkAsked: ({ minutes }: { minutes: number }) =>
      `Vous avez demandé un lien pour mettre fin à votre adhésion. Ouvrez-le dans les ${minutes}\u00a0minutes qui suivent votre demande\u00a0:`,
    linkNothing:
      'Rien ne change tant que vous n’avez pas confirmé\u00a0: la page vous dira d’abord ce qui prend fin et ce que nous vous remboursons.',
    linkOnce: 'Le lien ne sert qu’une fois.',
    linkNotYou: 'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre adhésion reste la même.',
    automatic: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
    subject: 'Votre adhésion a pris fin',
    subjectGiven: 'L’adhésion que vous avez offerte a pris fin',
    subjectGift: 'L’adhésion que vous offriez est annulée',
    ends: ({ date }: { date: string }) =>
      `Votre adhésion a pris fin, comme vous l’avez demandé. Dernier jour\u00a0: ${date}.`,
    endsByClub: ({ date }: { date: string }) =>
      `Le club a mis fin à votre adhésion. Dernier jour\u00a0: ${date}.`,
    endsGift: 'L’adhésion que vous offriez est annulée. Son lien ne fonctionne plus.',
    endsGiven: ({ date }: { date: string }) =>
      `La personne qui a reçu votre cadeau a mis fin à son adhésion. Dernier jour\u00a0: ${date}.`,
    member: ({ number }: { number: string }) => `Numéro de membre\u00a0: ${number}`,
    part: ({ number, left, days, amount, gst, qst }: Days) =>
      `Commande ${number}, ${left}\u00a0jours sur ${days}\u00a0: ${amount}, dont TPS ${gst} et TVQ ${qst}`,
    unpaid: ({ amount }: { amount: string }) => `Versements qui n’ont pas été faits\u00a0: ${amount}`,
    credit: ({ amount }: { amount: string }) => `Crédit de vos changements d’adhésion\u00a0: ${amount}`,
    toBalance: ({ amount }: { amount: string }) => `Crédit remis à votre solde\u00a0: ${amount}`,
    total: ({ amount }: { amount: string }) => `Remboursement\u00a0: ${amount}`,
    byCard: ({ amount, brand, lastFour }: { amount: string; brand: string; lastFour: string }) =>
      `${amount} sur la carte ${brand} se terminant par ${lastFour}`,
    byBank: ({ amount, lastFour }: { amount: string; lastFour: string }) =>
      `${amount} dans le compte bancaire se terminant par ${lastFour}`,
    processing: 'La banque traite encore ce débit\u00a0: le remboursement suivra dès qu’elle l’aura accepté.',
    within: 'Le remboursement est fait dans les 15\u00a0jours, de la façon dont l’adhésion a été payée.',
    nothing: 'Il n’y a rien à rembourser.',
    payer: 'Le remboursement va à la personne qui a payé l’adhésion.',
    elsewhere:
      'Une partie des jours qui restent n’a pas été payée sur ce site\u00a0: nous en calculons le remboursement et vous l’envoyons dans les 15\u00a0jours.',
    stopped: ({ count }: { count: number }) =>
      count === 1
        ? 'Le versement suivant ne sera pas prélevé.'
        : `Les ${count}\u00a0versements suivants ne seront pas prélevés.`,
    mandate: 'L’accord de débit préautorisé a pris fin\u00a0: votre compte ne sera plus débité.',
    renewal: 'L’adhésion ne sera pas renouvelée.',
    owed: ({ amount }: { amount: string }) =>
      `Il reste ${amount} à payer pour des jours passés\u00a0: un versement n’a pas été accepté.`,
    taxNumbers: ({ gst, qst }: { gst: string; qst: string }) => `TPS\u00a0: ${gst}\nTVQ\u00a0: ${qst}`,
    questions: ({ email }: { email: string }) =>
      `Une question, ou ce n’est pas vous? Écrivez-nous sans tarder à ${email}.`,
    noticeSubject: ({ number }: { number: string }) => `Fin d’une adhésion\u00a0: ${number}`,
    noticeElsewhere:
      'Une partie des jours qui restent a été payée hors du site\u00a0: remboursez-la dans les 15\u00a0jours.',
  },
  en: {
    hello: ({ name }) => `Hello ${name},`,
    helloAll: 'Hello,',
    linkSubject: 'End your membership',
    linkAsked: ({ minutes }) =>
      `You asked for a link to end your membership. Open it within ${minutes} minutes of your request:`,
    linkNothing: 'Nothing changes until you confirm: the page first tells you what ends and what we refund.',
    linkOnce: 'The link works only once.',
    linkNotYou: 'If you didn’t ask for this, ignore this message: your membership stays the same.',
    automatic: 'This message is sent automatically. Please don’t reply to it.',
    subject: 'Your membership has ended',
    subjectGiven: 'The membership that you gave has ended',
    subjectGift: 'The membership that you were giving is cancelled',
    ends: ({ date }) => `Your membership has ended, as you asked. Last day: ${date}.`,
    endsByClub: ({ date }) => `The club has ended your membership. Last day: ${date}.`,
    endsGift: 'The membership that you were giving is cancelled. Its link no longer works.',
    endsGiven: ({ date }) =>
      `The person who received your gift has ended their membership. Last day: ${date}.`,
    member: ({ number }) => `Member number: ${number}`,
    part: ({ number, left, days, amount, gst, qst }) =>
      `Order ${number}, ${left} of ${days} days: ${amount}, including GST ${gst} and QST ${qst}`,
    unpaid: ({ amount }) => `Payments that weren’t made: ${amount}`,
    credit: ({ amount }) => `Credit from your membership changes: ${amount}`,
    toBalance: ({ amount }) => `Credit returned to your balance: ${amount}`,
    total: ({ amount }) => `Refund: ${amount}`,
    byCard: ({ amount, brand, lastFour }) => `${amount} to the ${brand} card ending in ${lastFour}`,
    byBank: ({ amount, lastFour }) => `${amount} to the bank account ending in ${lastFour}`,
    processing: 'The bank is still processing this debit: the refund follows as soon as it is accepted.',
    within: 'The refund is made within 15 days, to the card or account that the membership was paid with.',
    nothing: 'There is nothing to refund.',
    payer: 'The refund goes to the person who paid for the membership.',
    elsewhere:
      'Some of the days that are left weren’t paid on this site: we calculate their refund and send it within 15 days.',
    stopped: ({ count }) =>
      count === 1 ? 'The next payment won’t be taken.' : `The next ${count} payments won’t be taken.`,
    mandate: 'The pre-authorized debit agreement has ended: your account won’t be debited again.',
    renewal: 'The membership won’t renew.',
    owed: ({ amount }) => `${amount} is still due for days that have passed: a payment wasn’t accepted.`,
    taxNumbers: ({ gst, qst }) => `GST: ${gst}\nQST: ${qst}`,
    questions: ({ email }) => `Any questions, or was it not you? Write to us right away at ${email}.`,
    noticeSubject: ({ number }) => `Membership ended: ${number}`,
    noticeElsewhere:
      'Some of the days that are left were paid outside this site: refund them within 15 days.',
  },
});
