/** Limits and delays of every form, each with its source. */

/** Milliseconds from a failed send to the focus on the first invalid field (forms spec §4, §9). */
export const focusDelay = 100;

/** Characters kept of the browser's own description: ours, the longest in use are under 400. */
export const userAgentMaxLength = 500;

/** Characters kept of each text of the memberInfo cookie: ours, over every limit of the forms spec §9. */
export const memberTextMaxLength = 200;

/** Characters of a vehicle's make or model: ours, so that what is too long is said at its field. */
export const vehicleNameMaxLength = 100;

/** Digits of a vehicle's year (forms spec §5). */
export const yearMaxLength = 4;
