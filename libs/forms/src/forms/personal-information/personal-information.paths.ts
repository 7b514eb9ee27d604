import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation, which both languages share. */
export const personalInformationPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/renseignements-personnels', en: '/en/forms/personal-information' },
  sentPaths: { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' },
};
