/*
 * Limits and delays of every form. Those marked “ours” are this library's choice. The others come from the club, whose
 * systems rely on them: a narrower one is a breaking change.
 */

/** Milliseconds from a failed send to the focus on the first invalid field. */
export const focusDelay = 100;

/** Milliseconds without an answer after which a form offers to send again: ours. */
export const slowAnswerDelay = 15_000;

/** Characters kept of the user agent: ours. Real ones have fewer than 400. */
export const userAgentMaxLength = 500;

/** Characters kept of each text of the memberInfo cookie: ours, larger than every limit of a field. */
export const memberTextMaxLength = 200;

/** Characters of a vehicle's make or model: ours, so that the field shows an error when it is longer. */
export const vehicleNameMaxLength = 100;

/** Digits of a vehicle's year. */
export const yearMaxLength = 4;

/** The first year that a vehicle can have: ours. */
export const firstVehicleYear = 1900;

/** Maximum age of a vehicle of the price list, in years. */
export const vehicleMaxAge = 10;

/** Digits of a vehicle's kilometres, and characters of its engine's size: ours, larger than any real one. */
export const mileageMaxLength = 7;
export const engineSizeMaxLength = 10;

/** Characters of the other options of a vehicle. */
export const otherOptionsMaxLength = 200;

/** Characters of a first or last name. */
export const nameMaxLength = 50;

/** Characters of an email address. */
export const emailMaxLength = 100;

/** Characters of a message to the club, and of another service's description. */
export const messageMaxLength = 1000;

/** Digits of a phone number and of its extension. */
export const phoneLength = 10;
export const extensionMaxLength = 5;

/** Letters and digits of a postal code, without the space. */
export const postalCodeLength = 6;

/** Digits of a member number, without the prefix. */
export const memberNumberMaxLength = 10;

/** Business days within which an advisory question is answered by phone. */
export const advisoryAnswerDays = 2;

/** Digits of the number of gift cards. */
export const quantityMaxLength = 2;

/** Characters of the sentences of a consent: ours, more than any club uses. */
export const consentTextMaxLength = 1000;

/** Characters of an applicant's, an employee's and a file's number in the request for personal information. */
export const candidateNumberMaxLength = 12;
export const employeeNumberMaxLength = 20;
export const fileNumberMaxLength = 50;

/** Characters of an address in the contact details. */
export const addressMaxLength = 100;

/** Characters of a street address, an apartment, a city and a province in the request for personal information. */
export const addressPartMaxLength = 50;

/** Bytes of one file, and of all the files of a field: ours, unless a club has other ones. */
export const fileMaxSize = 10 * 1024 * 1024;
export const filesMaxSize = 25 * 1024 * 1024;

/** Characters kept of the name of a file: ours. */
export const fileNameMaxLength = 120;
