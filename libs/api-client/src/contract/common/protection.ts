/** Protection against bots. Separate from the schemas, so that a browser loads none to show a form. */

/** The submission field for the token of `GET /api/render-token`; it is in no form's schema. */
export const renderTokenField = 'renderToken';

/** The honeypot: a field that visitors do not see and that bots fill in. It must be empty or missing. */
export const honeypotField = 'siteWeb';

/**
 * The minimum and maximum age of an accepted token, in seconds. Not in the specification: no person completes the
 * shortest form in 2 seconds, and a tab may stay open for a day.
 */
export const renderTokenAge = { min: 2, max: 24 * 60 * 60 } as const;

/**
 * Whether a person may have typed a submission: the honeypot is empty and the form was rendered long enough ago.
 * `rendered` is the time in the token, in milliseconds since 1970; undefined if the token is invalid.
 */
export function seemsTyped(
  submission: Readonly<Record<string, unknown>>,
  rendered: number | undefined,
): boolean {
  if (rendered === undefined || (submission[honeypotField] ?? '') !== '') return false;
  const age = (Date.now() - rendered) / 1000;
  return age >= renderTokenAge.min && age <= renderTokenAge.max;
}
