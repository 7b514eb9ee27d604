import { defineCatalog } from '@jalon/i18n';

/** The errors of a group of checkboxes. */
export const choicesMessages = defineCatalog('forms.choices', {
  fr: {
    required: 'Veuillez cocher au moins une réponse',
    tooFewChoices: ({ min }: { min: number }) => `Veuillez cocher au moins ${min} réponses`,
    tooManyChoices: ({ max }: { max: number }) =>
      max === 1 ? 'Veuillez cocher une seule réponse' : `Veuillez cocher ${max} réponses au maximum`,
  },
  en: {
    required: 'Please select at least one answer',
    tooFewChoices: ({ min }) => `Please select at least ${min} answers`,
    tooManyChoices: ({ max }) =>
      max === 1 ? 'Please select only one answer' : `Please select no more than ${max} answers`,
  },
});
