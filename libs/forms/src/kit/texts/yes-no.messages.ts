import { defineCatalog } from '@jalon/i18n';

/** The answers to a question of yes or no. */
export const yesNoMessages = defineCatalog('forms.yes-no', {
  fr: { yes: 'Oui', no: 'Non' },
  en: { yes: 'Yes', no: 'No' },
});
