import type * as z from 'zod/mini';
import { nestAnswers, type TypedAnswer, type TypedAnswers } from './nested-answers.ts';
import { elementOf, shapeOf } from './schema-structure.ts';

/** The names of the buttons of a list; without a script they post the form, with the index of a row to remove. */
export const listButtons = {
  add: (list: string): string => `${list}.add`,
  remove: (list: string): string => `${list}.remove`,
};

/** A row without answers. */
export function emptyRow(element: z.core.$ZodType): TypedAnswers {
  return nestAnswers(element, []);
}

/**
 * The answers of a plain post whose button adds a row to a list, or removes one; undefined if no such button was pressed. The
 * page shows them again.
 */
export function pressedRows(
  schema: z.core.$ZodType,
  post: Iterable<readonly [name: string, value: FormDataEntryValue]>,
): TypedAnswers | undefined {
  const entries = [...post];
  for (const [pressed, value] of entries) {
    const [, path = '', intent] = /^(.+)\.(add|remove)$/.exec(pressed) ?? [];
    const element = intent && elementAt(schema, path.split('.'));
    if (!element) continue;
    const answers = nestAnswers(schema, entries);
    const change = (rows: readonly TypedAnswer[]) =>
      intent === 'add' ? [...rows, emptyRow(element)] : rows.filter((_, index) => String(index) !== value);
    return changeAt(answers, path.split('.'), change) as TypedAnswers;
  }
  return undefined;
}

/** The row of the list at a path; undefined if there is no such list. */
function elementAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  const field = path.reduce<z.core.$ZodType | undefined>((at, part) => {
    const shape = at && shapeOf(at);
    return (at && elementOf(at)) ?? (shape && Object.hasOwn(shape, part) ? shape[part] : undefined);
  }, schema);
  const element = field && elementOf(field);
  return element && Object.keys(shapeOf(element)).length > 0 ? element : undefined;
}

function changeAt(
  answer: TypedAnswer | undefined,
  [part, ...rest]: readonly string[],
  change: (rows: readonly TypedAnswer[]) => TypedAnswer[],
): TypedAnswer {
  if (part === undefined) return change(Array.isArray(answer) ? answer : []);
  if (Array.isArray(answer))
    return answer.map((one, index) => (String(index) === part ? changeAt(one, rest, change) : one));
  const fields: TypedAnswers = typeof answer === 'object' ? answer : {};
  return { ...fields, [part]: changeAt(fields[part], rest, change) };
}
