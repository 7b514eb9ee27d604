import { defineCatalog } from '@jalon/i18n';

/** The titles of all pages of the checkouts, and the texts of those that are no step. */
export const viewMessages = defineCatalog('checkout.view', {
  fr: {
    rejected: ({ title }: { title: string }) => `Erreur\u00a0: ${title}`,
    'flow-register': 'Devenir membre',
    'flow-gift-a-membership': 'Offrir une adhésion',
    'flow-modify-my-membership': 'Modifier mon adhésion',
    'flow-renewal': 'Renouveler mon adhésion',
    chooseTitle: 'Choisissez une adhésion',
    chooseGiftTitle: 'Choisissez l’adhésion à offrir',
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
    awayTitle: 'Nous ne pouvons pas afficher cette page pour le moment',
    awayText: 'Vos réponses sont conservées. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
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
    awayTitle: 'We can’t show this page right now',
    awayText: 'Your answers have been kept. Please try again in a few moments.',
    again: 'Try again',
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
