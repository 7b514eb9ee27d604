import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site; that page is the same in both languages. */
export const personalInformationPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/renseignements-personnels', en: '/en/forms/personal-information' },
  sentPaths: { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' },
};
