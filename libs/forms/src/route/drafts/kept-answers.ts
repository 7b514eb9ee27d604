import type { FormDraft } from '@jalon/api-client/contract';

/** Answers by the names of their controls, as a page posts them; several of one name are a list. */
export type KeptAnswers = readonly (readonly [control: string, value: string])[];

/** Whether a control belongs to one of the fields: `birth.day` to `birth`. */
export function isIn(fields: readonly string[], control: string): boolean {
  return fields.some((field) => control === field || control.startsWith(`${field}.`));
}

/** The texts of a post that belong to the fields. */
export function answersIn(post: FormData, fields: readonly string[]): KeptAnswers {
  return [...post].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isIn(fields, entry[0]),
  );
}

export function fromDraft({ answers }: Pick<FormDraft, 'answers'>): KeptAnswers {
  return Object.entries(answers).flatMap(([control, value]) =>
    [value].flat().map((one) => [control, one] as const),
  );
}

export function toDraft(answers: KeptAnswers): FormDraft['answers'] {
  const byControl: Record<string, string | string[]> = {};
  for (const [control, value] of answers) {
    const known = byControl[control];
    byControl[control] = known === undefined ? value : [known, value].flat();
  }
  return byControl;
}
