/** Purposes of consent: measuring the audience, and advertising. */
export const consentPurposes = ['audience', 'advertising'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
