import { defineCatalog } from '@jalon/i18n';

/** The texts of the review. */
export const reviewMessages = defineCatalog('checkout.review', {
  fr: {
    changed: 'Le prix a changé',
    changedIntro: 'Aucune somme n’a été prélevée. Vérifiez le nouveau prix avant de continuer.',
    before: 'Avant',
    now: 'Maintenant',
    contract: 'Le contrat',
    contractAccepted: 'J’ai lu le contrat et je l’accepte.',
    englishChosen:
      'La version française m’a été remise. Je choisis expressément que la version anglaise soit celle qui me lie.',
    frenchFirst: 'Version française',
    mandate: 'L’accord de débit préautorisé',
    mandateAccepted: 'J’accepte cet accord et j’autorise les débits.',
    reviewIntro: 'Vérifiez tout avant de payer. Vous pouvez encore tout corriger.',
    reviewIntroFree: 'Vérifiez tout avant de confirmer. Vous pouvez encore tout corriger.',
    pay: ({ total }: { total: string }) => `Payer\u00a0${total}`,
    payFirst: ({ first }: { first: string }) => `Payer le premier versement de\u00a0${first}`,
    confirm: 'Confirmer',
    correct: 'Corriger ma commande',
    unresolved:
      'Nous n’avons pas reçu la réponse à votre dernier paiement. Appuyez de nouveau sur le bouton\u00a0: vous ne paierez pas deux fois.',
  },
  en: {
    changed: 'The price has changed',
    changedIntro: 'Nothing was charged. Check the new price before you continue.',
    before: 'Before',
    now: 'Now',
    contract: 'The contract',
    contractAccepted: 'I have read the contract and I accept it.',
    englishChosen: 'I was given the French version. I expressly choose to be bound by the English version.',
    frenchFirst: 'French version',
    mandate: 'The pre-authorized debit agreement',
    mandateAccepted: 'I accept this agreement and authorize the debits.',
    reviewIntro: 'Check everything before you pay. You can still make changes.',
    reviewIntroFree: 'Check everything before you confirm. You can still make changes.',
    pay: ({ total }) => `Pay ${total}`,
    payFirst: ({ first }) => `Make the first payment of ${first}`,
    confirm: 'Confirm',
    correct: 'Correct my order',
    unresolved:
      'We didn’t receive the answer to your last payment. Press the button again: you won’t be charged twice.',
  },
});
