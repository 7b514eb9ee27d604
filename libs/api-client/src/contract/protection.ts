/** Keeps programs from sending forms. Apart from the schemas, so that a browser that shows a form loads none. */

/** The field of a submission that carries the token of `GET /api/render-token`; no form lists it. */
export const renderTokenField = 'renderToken';

/** A field that no visitor sees, and a program that fills in every field does. Empty or missing; no form lists it. */
export const trapField = 'siteWeb';

/**
 * Seconds after which a token is taken, and until which. Ours, the specification has none: nobody reads,
 * fills in and sends the shortest form in 2 seconds, and a tab may stay open for a day.
 */
export const renderTokenAge = { min: 2, max: 24 * 60 * 60 } as const;

/**
 * Whether a submission may have been typed: its trap is empty, and its form was rendered long enough ago.
 * `rendered` is the time that its token holds, in milliseconds since 1970; undefined if the token is not ours.
 */
export function seemsTyped(
  submission: Readonly<Record<string, unknown>>,
  rendered: number | undefined,
): boolean {
  if (rendered === undefined || (submission[trapField] ?? '') !== '') return false;
  const age = (Date.now() - rendered) / 1000;
  return age >= renderTokenAge.min && age <= renderTokenAge.max;
}
