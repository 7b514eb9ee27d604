import { defineCatalog } from '@jalon/i18n';

/** The labels of a checkbox’s values. */
export const boxMessages = defineCatalog('forms.labels.boxes', {
  fr: { checked: 'Oui', empty: 'Non' },
  en: { checked: 'Yes', empty: 'No' },
});
