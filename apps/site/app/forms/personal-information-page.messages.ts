import { defineCatalog } from '@jalon/i18n';

/** The introduction of requests about personal information, with another way for whoever can’t answer the form. */
export const personalInformationPageMessages = defineCatalog('site.personal-information', {
  fr: {
    intro:
      'Ce que le club sait de vous, vous pouvez l’obtenir, le faire rectifier ou le faire supprimer. Vous pouvez aussi quitter nos listes d’envoi. Nous vous répondrons par écrit dans les 30\u00a0jours qui suivent la réception de votre demande. Vous habitez à l’étranger, ou vous n’avez plus votre numéro? Écrivez à la personne responsable que nomme notre politique de confidentialité.',
  },
  en: {
    intro:
      'You may obtain the information that the club has about you, and have it corrected or deleted. You may also leave our mailing lists. We will answer you in writing within 30\u00a0days of receiving your request. Do you live abroad, or no longer have your number? Write to the person in charge who is named in our privacy policy.',
  },
});
