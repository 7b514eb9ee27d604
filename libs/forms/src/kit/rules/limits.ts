/** Limits and delays of every form, each with its source. */

/** Milliseconds from a failed send to the focus on the first invalid field (forms spec §4, §9). */
export const focusDelay = 100;

/** Milliseconds without an answer after which a form offers to send again: ours. */
export const slowAnswerDelay = 15_000;

/** Characters kept of the user agent: ours, the longest in use are under 400. */
export const userAgentMaxLength = 500;

/** Characters kept of each text of the memberInfo cookie: ours, over every limit of the forms spec §9. */
export const memberTextMaxLength = 200;

/** Characters of a vehicle's make or model: ours, so that what is too long is said at its field. */
export const vehicleNameMaxLength = 100;

/** Digits of a vehicle's year (forms spec §5). */
export const yearMaxLength = 4;

/** The first year that a vehicle can have: ours. */
export const firstVehicleYear = 1900;

/** Maximum age of a vehicle of the price list, in years (forms spec §5). */
export const vehicleMaxAge = 10;

/** Digits of a vehicle's kilometres, and characters of its engine's size: ours, over every real one. */
export const mileageMaxLength = 7;
export const engineSizeMaxLength = 10;

/** Characters of the other options of a vehicle (forms spec §5, §9). */
export const otherOptionsMaxLength = 200;

/** Characters of a first or last name (forms spec §5). */
export const nameMaxLength = 50;

/** Characters of an email address (forms spec §5). */
export const emailMaxLength = 100;

/** Characters of a message to the club, and of another service's description (forms spec §9). */
export const messageMaxLength = 1000;

/** Digits of a phone number and of its extension (forms spec §9). */
export const phoneLength = 10;
export const extensionMaxLength = 5;

/** Letters and digits of a postal code, its space left out (forms spec §9). */
export const postalCodeLength = 6;

/** Digits of a member number, the prefix left out (forms spec §5). */
export const memberNumberMaxLength = 10;

/** Business days within which an advisory question is answered by phone (forms spec §9). */
export const advisoryAnswerDays = 2;

/** Digits of the number of gift cards (forms spec §5). */
export const quantityMaxLength = 2;

/** Characters of the words that a consent was given to: ours, over those of any club. */
export const consentTextMaxLength = 1000;

/** Characters of an applicant's, an employee's and a file's number (forms spec §5, form 5). */
export const candidateNumberMaxLength = 12;
export const employeeNumberMaxLength = 20;
export const fileNumberMaxLength = 50;

/** Characters of an address in form 3 (forms spec §5). */
export const addressMaxLength = 100;

/** Characters of a street address, an apartment, a city and a province in form 5 (forms spec §5). */
export const addressPartMaxLength = 50;
