import type { FormHandling } from './form-handling.ts';

export const personalInformationId = 5;

export const personalInformationHandling: FormHandling = {
  // CQLR c. P-39.1, s. 32.
  answerWithinDays: 30,
  // Requests can be disputed for three years (CCQ art. 2925).
  keepDays: 3 * 365,
};
