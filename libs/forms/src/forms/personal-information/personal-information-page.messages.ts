import { defineCatalog } from '@jalon/i18n';

export const personalInformationPageMessages = defineCatalog('forms.personal-information.page', {
  fr: {
    title: 'Vos renseignements personnels',
    description:
      'Demandez au club de vous communiquer, de rectifier ou de supprimer vos renseignements personnels, ou de ne plus vous écrire.',
    intro:
      'Vous pouvez obtenir les renseignements que le club détient sur vous, les faire rectifier ou les faire supprimer. Vous pouvez aussi quitter nos listes d’envoi. Nous vous répondrons par écrit dans les 30\u00a0jours qui suivent la réception de votre demande. Vous habitez à l’étranger, ou vous n’avez plus votre numéro? Écrivez à la personne responsable que nomme notre politique de confidentialité.',
  },
  en: {
    title: 'Your personal information',
    description:
      'Request your personal information from the club, have it corrected or deleted, or stop receiving our mail.',
    intro:
      'You may obtain the information that the club has about you, and have it corrected or deleted. You may also leave our mailing lists. We will answer you in writing within 30\u00a0days of receiving your request. Do you live abroad, or no longer have your number? Write to the person in charge who is named in our privacy policy.',
  },
});
