import { type FormDefinition, nestAnswers, type TypedAnswers } from '@jalon/forms/kit/rules';

/** The buttons that add and remove a person without a script: the field of the button, and its values. */
export const memberIntent = {
  field: 'memberIntent',
  add: 'add',
  remove: (index: number): string => `remove-${index}`,
} as const;

/**
 * The answers of a plain post of the step `addMember`, with one row added or removed; undefined if no such button was
 * pressed. The page shows them again with `posted: { values, errors: {}, idempotencyKey: '' }`.
 */
export function withMemberIntent(
  { schema }: Pick<FormDefinition, 'schema'>,
  post: Iterable<readonly [string, FormDataEntryValue]>,
): TypedAnswers | undefined {
  const entries = [...post];
  const intent = entries.find(([name]) => name === memberIntent.field)?.[1];
  if (typeof intent !== 'string') return undefined;
  const answers = nestAnswers(schema, entries);
  const name = 'addedMembers' in answers ? 'addedMembers' : 'additionalMembers';
  const members = Array.isArray(answers[name]) ? answers[name] : [];
  const [, index] = /^remove-(\d+)$/.exec(intent) ?? [];
  return {
    ...answers,
    [name]: index === undefined ? [...members, {}] : members.filter((_, at) => at !== Number(index)),
  };
}
