/** Which of its parts a field shows. */
export interface FieldParts {
  hint?: unknown;
  error?: unknown;
}

export const hintId = (controlId: string): string => `${controlId}-hint`;
export const errorId = (controlId: string): string => `${controlId}-error`;

/** The `aria-describedby` of a control in a `Field`: its hint, then its error; `undefined` with neither. */
export function describedBy(controlId: string, { hint, error }: FieldParts): string | undefined {
  return [hint && hintId(controlId), error && errorId(controlId)].filter(Boolean).join(' ') || undefined;
}
