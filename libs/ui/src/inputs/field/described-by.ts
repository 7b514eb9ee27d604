/** Which parts of a field are shown. */
export interface FieldParts {
  hint?: unknown;
  error?: unknown;
}

export const hintId = (controlId: string): string => `${controlId}-hint`;
export const errorId = (controlId: string): string => `${controlId}-error`;

/** The `aria-describedby` of a control in a `Field`: the hint, then the error; `undefined` without either. */
export function describedBy(controlId: string, { hint, error }: FieldParts): string | undefined {
  return [hint && hintId(controlId), error && errorId(controlId)].filter(Boolean).join(' ') || undefined;
}
