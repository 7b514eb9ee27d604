import type { FormDraft } from '@jalon/api-client/contract';
import { isIn, type TypedAnswers } from '../../kit/rules/nested-answers.ts';

/** Answers by the names of their controls, as a page posts them; several of one name are a list. */
export type KeptAnswers = readonly (readonly [control: string, value: string])[];

/** The texts of a post that belong to the fields. */
export function answersIn(post: FormData, fields: readonly string[]): KeptAnswers {
  return [...post].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isIn(fields, entry[0]),
  );
}

/** The answers of a post to the fields, with the names of its files, which `files` has by field. */
export function answersWithFiles(
  post: FormData,
  fields: readonly string[],
  files: TypedAnswers = {},
): KeptAnswers {
  const texts = answersIn(post, fields).filter(([control]) => !Object.hasOwn(files, control));
  return [...texts, ...Object.entries(files).map(([field, value]) => [field, String(value)] as const)];
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
