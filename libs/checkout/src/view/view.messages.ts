import { defineCatalog } from '@jalon/i18n';

export const viewMessages = defineCatalog('checkout.view', {
  fr: {
    rejected: ({ title }: { title: string }) => `Erreur\u00a0: ${title}`,
    'flow-register': 'Devenir membre',
    'flow-gift-a-membership': 'Offrir une adhésion',
    'flow-modify-my-membership': 'Modifier mon adhésion',
    'flow-renewal': 'Renouveler mon adhésion',
    chooseTitle: 'Choisissez une adhésion',
    chooseGiftTitle: 'Choisissez l’adhésion à offrir',
    change: 'Choisir une autre adhésion',
    updateTotal: 'Mettre le total à jour',
    'about-register': ({ membership }: { membership: string }) =>
      `Vous devenez membre avec l’adhésion ${membership}.`,
    'about-gift': ({ membership }: { membership: string }) => `Vous offrez l’adhésion ${membership}.`,
    'about-address': 'L’adresse où vous habitez.',
    'about-gift-address': ({ recipient }: { recipient: string }) =>
      `L’adresse de ${recipient}, à qui vous offrez l’adhésion.`,
    'about-present': ({ name, membership, end }: Record<'name' | 'membership' | 'end', string>) =>
      `${name} a l’adhésion ${membership}, valide jusqu’au ${end}.`,
    'about-renewal': ({
      name,
      membership,
      end,
      from,
      to,
    }: Record<'name' | 'membership' | 'end' | 'from' | 'to', string>) =>
      `Adhésion ${membership} de ${name}\u00a0: valide jusqu’au ${end}, renouvelée du ${from} au ${to}.`,
    'about-renewal-period': ({
      name,
      membership,
      from,
      to,
    }: Record<'name' | 'membership' | 'from' | 'to', string>) =>
      `Adhésion ${membership} de ${name}, renouvelée du ${from} au ${to}.`,
    paymentTime: ({ time }: { time: string }) =>
      `Vous pouvez payer avec les numéros que vous avez entrés jusqu’au ${time}. Ce délai se prolonge tant que vous utilisez cette page.`,
    paymentEnds: 'Vos numéros de carte ou de compte expirent dans deux minutes',
    paymentExtend: 'J’ai besoin de plus de temps',
    sessionEnds: 'Votre session se termine dans deux minutes',
    sessionEndsText:
      'Vos réponses sont conservées\u00a0: vous pourrez vous connecter de nouveau et continuer ici.',
    leaveTitle: 'Quitter sans perdre vos réponses?',
    leaveText: ({ days }: { days: number }) =>
      `Si vous quittez cette page, vos réponses sont effacées de ce navigateur. Nous pouvons d’abord vous envoyer un lien pour reprendre votre demande pendant ${days}\u00a0jours.`,
    leave: 'Quitter sans lien',
    stay: 'Rester ici',
    membersTitle: 'Connectez-vous pour continuer',
    membersText:
      'Cette page est réservée aux membres\u00a0: elle sert à modifier ou à renouveler une adhésion. Connectez-vous\u00a0: vous reviendrez ensuite ici.',
    signIn: 'Se connecter',
    becomeMember: 'Devenir membre',
    periodTitle: 'Votre adhésion n’est pas à renouveler pour le moment',
    periodText:
      'Vous pourrez la renouveler ici dès que la période de renouvellement sera ouverte. Nous vous écrirons.',
    periodTextUntil: ({ date }: { date: string }) =>
      `Elle est valide jusqu’au ${date}. Vous pourrez la renouveler ici dès que la période de renouvellement sera ouverte. Nous vous écrirons.`,
    processingTitle: 'Votre paiement est en cours de traitement',
    processingText:
      'La banque traite encore votre dernier paiement, ce qui prend quelques jours. Vous pourrez modifier ou renouveler votre adhésion dès qu’elle l’aura accepté.',
    notMainTitle: 'Seul le membre principal peut modifier ou renouveler cette adhésion',
    notMainText:
      'Vous êtes membre associé. Demandez au membre principal de faire ce changement dans son espace membre.',
    endedTitle: 'Votre adhésion n’est plus en vigueur',
    endedRenewText: 'Vous ne pouvez plus la modifier, mais vous pouvez la renouveler dès maintenant.',
    endedContactText: 'Vous ne pouvez plus la modifier ici. Communiquez avec nous pour la rétablir.',
    renew: 'Renouveler mon adhésion',
    contact: 'Nous joindre',
    modify: 'Modifier mon adhésion',
    space: 'Aller à l’espace membre',
    awayTitle: 'Nous ne pouvons pas afficher cette page pour le moment',
    awayText: 'Vos réponses sont conservées. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
    unchanged: 'Vous n’avez rien changé',
    unchangedText:
      'Votre adhésion reste la même, et vous n’avez rien à payer. Choisissez ci-dessous ce que vous voulez changer.',
    unpriced: 'Nous ne pouvons pas afficher le prix pour le moment',
    unpricedText: 'Vous pouvez continuer\u00a0: vous verrez le prix avant de payer.',
    collected:
      'Nous utilisons ces renseignements pour établir et gérer l’adhésion, traiter le paiement et vous écrire à ce sujet. Vous pouvez les consulter, les faire corriger ou retirer votre consentement.',
    collectedGift:
      'Nous utilisons vos renseignements et ceux de la personne à qui vous offrez l’adhésion pour préparer le cadeau, traiter le paiement et vous écrire à ce sujet. Chacun peut consulter les siens, les faire corriger ou retirer son consentement.',
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
    challengeTitle: 'Votre banque veut vérifier que c’est bien vous',
    challengeText:
      'Vous passerez par le site de votre banque, puis vous reviendrez ici. Aucune somme n’est prélevée avant cette vérification.',
    challengeTextHere:
      'Répondez à la question de votre banque. Aucune somme n’est prélevée avant cette vérification.',
    challengeLink: 'Continuer sur le site de ma banque',
    receipt: 'Votre reçu',
    checkingTitle: 'Nous vérifions votre paiement',
    checkingText:
      'Cela prend habituellement quelques secondes. Ne commandez pas de nouveau\u00a0: votre commande n’est pas perdue.',
    check: 'Vérifier maintenant',
    declinedTitle: 'Le paiement a été refusé',
    declinedText:
      'Aucune somme n’a été prélevée. Vous pouvez recommencer avec une autre carte ou un autre compte.',
    begin: 'Recommencer',
    unknownTitle: 'Cette commande n’existe pas',
    unknownText: 'Vérifiez que l’adresse est complète, ou ouvrez le reçu envoyé par courriel.',
    home: 'Aller à l’accueil',
    later: 'Continuer plus tard ou sur un autre appareil',
    laterText: ({ days }: { days: number }) =>
      `Nous vous envoyons un lien qui ouvre votre demande là où vous l’avez laissée. Il fonctionne pendant ${days}\u00a0jours.`,
    email: 'Adresse courriel',
    sendLink: 'M’envoyer le lien',
    linkSent: ({ email }: { email: string }) => `Un lien est en route vers ${email}.`,
    linkInvalid: 'Entrez une adresse courriel complète, par exemple nom@exemple.ca.',
    linkTooMany: 'Vous avez demandé plusieurs liens. Veuillez réessayer plus tard.',
    linkFailed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer dans quelques instants.',
    resumeTitle: 'Reprenez votre demande',
    resumeText:
      'Vos réponses sont conservées\u00a0: vous pouvez reprendre votre demande là où vous l’avez laissée. Ensuite, ni ce lien ni l’autre appareil n’y auront plus accès. Continuez seulement si vous avez demandé ce lien vous-même.',
    resume: 'Continuer',
    resumeOverTitle: 'Ce lien ne fonctionne plus',
    resumeOverText: ({ days }: { days: number }) =>
      `Le lien a déjà servi, la demande a été envoyée, ou le lien a plus de ${days}\u00a0jours. Vous pouvez commencer une nouvelle demande.`,
    resumeBegin: 'Commencer une demande',
    resumeAwayTitle: 'Nous ne pouvons pas retrouver votre demande pour le moment',
    resumeAwayText: 'Rien n’est perdu. Veuillez ouvrir le lien de nouveau dans quelques instants.',
    giftTitle: ({ name }: { name: string }) => `Un cadeau pour ${name}`,
    giftUnknownTitle: 'Ce lien ne fonctionne pas',
    giftUnknownText:
      'Vérifiez que l’adresse est complète. Si le lien vient d’une carte imprimée, recopiez tous ses caractères.',
    giftAwayTitle: 'Nous ne pouvons pas afficher votre cadeau pour le moment',
    giftAwayText: 'Rien n’est perdu. Veuillez réessayer dans quelques instants.',
  },
  en: {
    rejected: ({ title }) => `Error: ${title}`,
    'flow-register': 'Become a member',
    'flow-gift-a-membership': 'Give a membership',
    'flow-modify-my-membership': 'Change my membership',
    'flow-renewal': 'Renew my membership',
    chooseTitle: 'Choose a membership',
    chooseGiftTitle: 'Choose the membership to give',
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
    paymentTime: ({ time }) =>
      `You can pay with the numbers that you entered until ${time}. This time is extended while you use this page.`,
    paymentEnds: 'Your card or account numbers expire in two minutes',
    paymentExtend: 'I need more time',
    sessionEnds: 'Your session ends in two minutes',
    sessionEndsText: 'Your answers are kept: you can sign in again and continue here.',
    leaveTitle: 'Leave without losing your answers?',
    leaveText: ({ days }) =>
      `If you leave this page, your answers are deleted from this browser. We can first send you a link to resume your request for ${days} days.`,
    leave: 'Leave without a link',
    stay: 'Stay here',
    membersTitle: 'Sign in to continue',
    membersText:
      'This page is for members who want to change or renew a membership. Sign in, and you will come back here.',
    signIn: 'Sign in',
    becomeMember: 'Become a member',
    periodTitle: 'Your membership isn’t due for renewal yet',
    periodText:
      'You will be able to renew it here as soon as the renewal period opens. We will write to you.',
    periodTextUntil: ({ date }) =>
      `It is valid until ${date}. You will be able to renew it here as soon as the renewal period opens. We will write to you.`,
    processingTitle: 'Your payment is being processed',
    processingText:
      'The bank is still processing your last payment, which takes a few days. You will be able to change or renew your membership as soon as it is accepted.',
    notMainTitle: 'Only the main member can change or renew this membership',
    notMainText: 'You’re an associate member. Ask the main member to make this change in their member area.',
    endedTitle: 'Your membership has ended',
    endedRenewText: 'You can’t change it anymore, but you can renew it now.',
    endedContactText: 'You can’t change it here anymore. Contact us to reinstate it.',
    renew: 'Renew my membership',
    contact: 'Contact us',
    modify: 'Change my membership',
    space: 'Go to the member area',
    awayTitle: 'We can’t show this page right now',
    awayText: 'Your answers have been kept. Please try again in a few moments.',
    again: 'Try again',
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
    challengeTitle: 'Your bank wants to verify that it’s you',
    challengeText:
      'You will go to your bank’s site, then come back here. Nothing is charged before that check.',
    challengeTextHere: 'Answer your bank’s question. Nothing is charged before that check.',
    challengeLink: 'Continue to my bank’s site',
    receipt: 'Your receipt',
    checkingTitle: 'We are checking your payment',
    checkingText: 'This usually takes a few seconds. Don’t order again: your order isn’t lost.',
    check: 'Check now',
    declinedTitle: 'The payment was declined',
    declinedText: 'Nothing was charged. You can start again with another card or account.',
    begin: 'Start again',
    unknownTitle: 'This order doesn’t exist',
    unknownText: 'Check that the address is complete, or open the receipt sent to you by email.',
    home: 'Go to the home page',
    later: 'Continue later or on another device',
    laterText: ({ days }) =>
      `We will send you a link that opens your request where you left off. It works for ${days} days.`,
    email: 'Email address',
    sendLink: 'Send me the link',
    linkSent: ({ email }) => `A link is on its way to ${email}.`,
    linkInvalid: 'Enter a complete email address, such as name@example.ca.',
    linkTooMany: 'You requested several links. Please try again later.',
    linkFailed: 'The link couldn’t be sent. Please try again in a few moments.',
    resumeTitle: 'Resume your request',
    resumeText:
      'Your answers have been kept: you can continue where you left off. After that, neither this link nor the other device can open them. Continue only if you asked for this link yourself.',
    resume: 'Continue',
    resumeOverTitle: 'This link no longer works',
    resumeOverText: ({ days }) =>
      `The link has been used, the request was sent, or the link is more than ${days} days old. You can start a new request.`,
    resumeBegin: 'Start a request',
    resumeAwayTitle: 'We can’t retrieve your request right now',
    resumeAwayText: 'Nothing is lost. Please open the link again in a few moments.',
    giftTitle: ({ name }) => `A gift for ${name}`,
    giftUnknownTitle: 'This link doesn’t work',
    giftUnknownText:
      'Check that the address is complete. If the link is on a printed card, copy all of its characters.',
    giftAwayTitle: 'We can’t show your gift right now',
    giftAwayText: 'Nothing is lost. Please try again in a few moments.',
  },
});
