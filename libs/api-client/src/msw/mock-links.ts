import type { SiteLinks } from '../contract/index.ts';

/** The pages to which mock answers lead, at the addresses of the specification. */
export const mockLinks: SiteLinks = {
  gift: { fr: '/fr/cadeau/:token', en: '/en/gift/:token' },
  resume: { fr: '/fr/reprendre/:token', en: '/en/resume/:token' },
  resumeForm: { fr: '/fr/formulaires/reprendre/:token', en: '/en/forms/resume/:token' },
  newPassword: { fr: '/fr/nouveau-mot-de-passe', en: '/en/new-password' },
  savedPayment: {
    fr: '/fr/espace-connecte/mode-de-paiement',
    en: '/en/connected-space/payment-method',
  },
  endMembership: {
    fr: '/fr/mettre-fin-a-une-adhesion/:token',
    en: '/en/end-a-membership/:token',
  },
  renewal: { fr: '/fr/renouvellement/paiement', en: '/en/renewal/payment' },
  maintenance: { fr: '/fr/entretien', en: '/en/maintenance' },
};
