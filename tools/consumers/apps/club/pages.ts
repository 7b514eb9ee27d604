/** The pages whose title their engine leaves to the host. */
export const consentPage = {
  paths: { fr: '/fr/temoins', en: '/en/cookies' },
  title: { fr: 'Témoins', en: 'Cookies' },
};

export const membershipsPage = {
  paths: { fr: '/fr/adhesions', en: '/en/memberships' },
  title: { fr: 'Adhésions', en: 'Memberships' },
};
