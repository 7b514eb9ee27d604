import { defineCatalog } from '@jalon/i18n';

export const contactDetailsChangedMessages = defineCatalog('site.contact-details-changed', {
  fr: {
    title: 'Vos coordonnées sont à jour',
    text: 'Vos coordonnées ont été modifiées. Vous n’avez rien d’autre à faire.',
    reference: ({ reference }: { reference: string }) => `Numéro de référence\u00a0: ${reference}`,
    noReferenceTitle: 'Confirmation de modification',
    noReferenceText:
      'Cette page confirme une modification de vos coordonnées. Le numéro de référence s’y trouve pendant dix minutes, dans le navigateur qui a servi à l’envoi.',
    back: 'Retourner à l’espace membre',
  },
  en: {
    title: 'Your contact details are up to date',
    text: 'Your account has been updated. You don’t need to do anything else.',
    reference: ({ reference }) => `Reference number: ${reference}`,
    noReferenceTitle: 'Confirmation of change',
    noReferenceText:
      'This page confirms a change of your contact details. The reference number stays here for ten minutes, in the browser you used.',
    back: 'Back to the member area',
  },
});
