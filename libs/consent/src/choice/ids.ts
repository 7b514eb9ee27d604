/** The id of the banner. */
export const bannerId = 'consent';

/** Actions of the controls, in their attribute `data-consent`. */
export const consentActions = ['agree', 'disagree', 'choose', 'manage'] as const;
export type ConsentAction = (typeof consentActions)[number];
export const actionAttribute = 'data-consent';

/** The banner’s texts for after an answer, in attributes such as `data-said-agreed`. */
export const answers = ['agreed', 'disagreed', 'chosen'] as const;
export type Answer = (typeof answers)[number];
export const saidAttribute = (answer: Answer) => `data-said-${answer}`;
