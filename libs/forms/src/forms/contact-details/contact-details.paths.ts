import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation, in the connected space. */
export const contactDetailsPaths: FormPaths = {
  paths: {
    fr: '/fr/espace-connecte/modifier-mes-coordonnees',
    en: '/en/connected-space/change-my-contact-information',
  },
  sentPaths: {
    fr: '/fr/espace-connecte/coordonnees-modifiees',
    en: '/en/connected-space/contact-information-changed',
  },
  membersOnly: true,
};
