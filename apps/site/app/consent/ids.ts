/** The id of the banner. */
export const bannerId = 'consent';

/** Actions of the controls, in their attribute `data-consent`. */
export const consentActions = ['agree', 'disagree', 'choose', 'manage'] as const;
export type ConsentAction = (typeof consentActions)[number];
export const actionAttribute = 'data-consent';
