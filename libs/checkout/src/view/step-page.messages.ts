import { defineCatalog, ofName } from '@jalon/i18n';

/** The texts of the page around a step. */
export const stepPageMessages = defineCatalog('checkout.step-page', {
  fr: {
    change: 'Choisir une autre adhésion',
    updateTotal: 'Mettre le total à jour',
    'about-register': ({ membership }: { membership: string }) =>
      `Vous devenez membre avec l’adhésion ${membership}.`,
    'about-gift': ({ membership }: { membership: string }) => `Vous offrez l’adhésion ${membership}.`,
    'about-address': 'L’adresse où vous habitez.',
    'about-gift-address': ({ recipient }: { recipient: string }) =>
      `L’adresse ${ofName(recipient, 'fr')}, à qui vous offrez l’adhésion.`,
    'about-present': ({ name, membership, end }: Record<'name' | 'membership' | 'end', string>) =>
      `${name} a l’adhésion ${membership}, valide jusqu’au ${end}.`,
    'about-renewal': ({
      name,
      membership,
      end,
      from,
      to,
    }: Record<'name' | 'membership' | 'end' | 'from' | 'to', string>) =>
      `Adhésion ${membership} ${ofName(name, 'fr')}\u00a0: valide jusqu’au ${end}, renouvelée du ${from} au ${to}.`,
    'about-renewal-period': ({
      name,
      membership,
      from,
      to,
    }: Record<'name' | 'membership' | 'from' | 'to', string>) =>
      `Adhésion ${membership} ${ofName(name, 'fr')}, renouvelée du ${from} au ${to}.`,
    'about-change':
      'Une modification vaut dès aujourd’hui, pour les jours qui restent\u00a0: vous ne payez que la différence.',
    'about-changed': ({
      name,
      membership,
      from,
      to,
    }: Record<'name' | 'membership' | 'from' | 'to', string>) =>
      `Adhésion ${ofName(name, 'fr')} après la modification\u00a0: ${membership}, du ${from} au ${to}.`,
    'about-period': ({ membership, from, to }: Record<'membership' | 'from' | 'to', string>) =>
      `Adhésion ${membership}, du ${from} au ${to}.`,
    'about-gift-period': ({ membership, recipient }: Record<'membership' | 'recipient', string>) =>
      `Adhésion ${membership} pour ${recipient}\u00a0: un an à partir du jour où cette personne l’accepte.`,
    unchanged: 'Vous n’avez rien changé',
    unchangedText:
      'Votre adhésion reste la même, et vous n’avez rien à payer. Choisissez ci-dessous ce que vous voulez changer.',
    unpriced: 'Nous ne pouvons pas afficher le prix pour le moment',
    unpricedText: 'Vous pouvez continuer\u00a0: vous verrez le prix avant de payer.',
    collected:
      'Nous utilisons ces renseignements pour établir et gérer l’adhésion, traiter le paiement et vous écrire à ce sujet. Vous pouvez les consulter, les faire corriger ou retirer votre consentement.',
    collectedGift:
      'Nous utilisons vos renseignements et ceux de la personne à qui vous offrez l’adhésion pour préparer le cadeau, traiter le paiement et vous écrire à ce sujet. Chaque personne peut consulter les siens, les faire corriger ou retirer son consentement.',
    collectedMore: 'Lire la politique de confidentialité',
    notSaved: 'Cette étape n’a pas pu être enregistrée',
    notSavedText:
      'Rien n’est perdu\u00a0: vos réponses sont ci-dessous. Veuillez réessayer dans quelques instants.',
    notPlaced: 'Votre commande n’a pas été passée',
    'notPlaced-expired':
      'Le prix affiché n’était plus valide. Aucune somme n’a été prélevée. Voici le prix à jour\u00a0: acceptez de nouveau le contrat pour payer.',
    'notPlaced-used':
      'Une commande identique a déjà été passée, peut-être dans une autre fenêtre. Aucune autre somme n’a été prélevée. Vérifiez si vous en avez reçu le reçu par courriel avant de recommencer.',
    'notPlaced-changed':
      'Votre adhésion ou les conditions ont changé, ou une autre demande est encore en traitement. Aucune somme n’a été prélevée. Vérifiez votre commande, puis acceptez de nouveau le contrat. Si ce message revient, réessayez dans quelques minutes.',
    hostedCancelled: 'Vous avez quitté la page de paiement',
    hostedExpired: 'La page de paiement a expiré',
    hostedText: 'Aucune somme n’a été prélevée. Vous pouvez recommencer ci-dessous.',
  },
  en: {
    change: 'Choose another membership',
    updateTotal: 'Update the total',
    'about-register': ({ membership }) => `You’re becoming a member with the ${membership} membership.`,
    'about-gift': ({ membership }) => `You’re giving the ${membership} membership.`,
    'about-address': 'The address where you live.',
    'about-gift-address': ({ recipient }) => `The address of ${recipient}, who receives the membership.`,
    'about-present': ({ name, membership, end }) =>
      `${name} has the ${membership} membership, valid until ${end}.`,
    'about-renewal': ({ name, membership, end, from, to }) =>
      `${membership} membership of ${name}: valid until ${end}, renewed from ${from} to ${to}.`,
    'about-renewal-period': ({ name, membership, from, to }) =>
      `${membership} membership of ${name}, renewed from ${from} to ${to}.`,
    'about-change': 'A change applies from today, for the days that remain: you only pay the difference.',
    'about-changed': ({ name, membership, from, to }) =>
      `Membership of ${name} after the change: ${membership}, from ${from} to ${to}.`,
    'about-period': ({ membership, from, to }) => `${membership} membership, from ${from} to ${to}.`,
    'about-gift-period': ({ membership, recipient }) =>
      `${membership} membership for ${recipient}: one year from the day they accept it.`,
    unchanged: 'You haven’t changed anything',
    unchangedText:
      'Your membership stays the same, and you have nothing to pay. Choose below what you want to change.',
    unpriced: 'We can’t show the price right now',
    unpricedText: 'You can continue: you will see the price before you pay.',
    collected:
      'We use this information to set up and manage the membership, process the payment and write to you about it. You can see it, have it corrected or withdraw your consent.',
    collectedGift:
      'We use your information and the recipient’s to prepare the gift, process the payment and write to you about it. Each of you can see your own information, have it corrected or withdraw your consent.',
    collectedMore: 'Read the privacy policy',
    notSaved: 'This step couldn’t be saved',
    notSavedText: 'Nothing is lost: your answers are below. Please try again in a few moments.',
    notPlaced: 'Your order wasn’t placed',
    'notPlaced-expired':
      'The price shown was no longer valid. Nothing was charged. Here is the current price: accept the contract again to pay.',
    'notPlaced-used':
      'An identical order has already been placed, perhaps in another window. Nothing more was charged. Check whether you received its receipt by email before you start over.',
    'notPlaced-changed':
      'Your membership or the terms have changed, or another request is still being processed. Nothing was charged. Review your order, then accept the contract again. If you keep seeing this message, try again in a few minutes.',
    hostedCancelled: 'You left the payment page',
    hostedExpired: 'The payment page has expired',
    hostedText: 'Nothing was charged. You can start again below.',
  },
});
