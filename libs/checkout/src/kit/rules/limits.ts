/** Characters of a first or last name, a city and an apartment: as in the forms. */
export const nameMaxLength = 50;
export const addressPartMaxLength = 50;

/** Characters of a street address: as in the forms. */
export const addressMaxLength = 100;

/** Digits of a birth year. */
export const birthYearMaxLength = 4;

/** Characters of the message on a gift’s card: as many as fit on the printed card. */
export const giftMessageMaxLength = 300;

/** Days until the last day on which a gift can be sent. */
export const giftDaysMaximum = 366;
