/** Characters of a first or last name, a city and an apartment: as in the forms (forms spec §5). */
export const nameMaxLength = 50;
export const addressPartMaxLength = 50;

/** Characters of a street address (forms spec §5). */
export const addressMaxLength = 100;

/** Digits of a birth year (site spec §5). */
export const birthYearMaxLength = 4;

/** Characters of the message on a gift’s card: ours, what fits on the printed card. */
export const giftMessageMaxLength = 300;

/** Days until the last day on which a gift can be sent: ours. */
export const giftDaysMaximum = 366;
