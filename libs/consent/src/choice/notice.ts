/**
 * The version of the notice: the day on which its texts took effect. Visitors are asked again when it changes. A test
 * fails when words change and the version does not.
 */
export const noticeVersion = 20_261_127;

/** How long a choice is kept in the browser; then the visitor is asked again. */
export const choiceDays = 182;
