import type * as z from 'zod/mini';
import { metaOf } from './field-meta.ts';
import { elementOf, shapeOf } from './schema-structure.ts';

/** Typed answers by field name: a text, or a list or an object of texts where the schema has one. */
export type TypedAnswers = { [name: string]: TypedAnswer };
export type TypedAnswer = string | TypedAnswer[] | TypedAnswers;

/**
 * Converts the flat names of a form’s controls to the shape of its schema: `members.0.email` becomes the email of the
 * first member, and checked boxes of one name a list. Names that are not in the schema are ignored; a field without a
 * control is empty. A list has no gaps, even if indices are missing.
 */
export function nestAnswers(
  schema: z.core.$ZodType,
  controls: Iterable<readonly [name: string, value: FormDataEntryValue]>,
): TypedAnswers {
  const texts = [...controls].filter(
    (control): control is [string, string] => typeof control[1] === 'string',
  );
  return nestFields(shapeOf(schema), texts);
}

/** Whether a control belongs to one of the fields: `birth.day` to `birth`. */
export function isIn(fields: readonly string[], control: string): boolean {
  return fields.some((field) => control === field || control.startsWith(`${field}.`));
}

type Texts = readonly (readonly [name: string, value: string])[];

function nestFields(shape: ReturnType<typeof shapeOf>, texts: Texts): TypedAnswers {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, nestField(field, name, texts)]),
  );
}

function nestField(field: z.core.$ZodType, name: string, texts: Texts): TypedAnswer {
  const inside = texts.flatMap(([path, value]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), value] as const] : [],
  );
  const element = elementOf(field);
  if (element) {
    const boxes = texts.flatMap(([path, value]) => (path === name ? [value] : []));
    if (boxes.length > 0) return isRow(element) ? [] : boxes;
    const indices = new Set(inside.map(([path]) => path.split('.', 1).join()).filter(isIndex));
    return [...indices]
      .toSorted((one, other) => Number(one) - Number(other))
      .map((index) => nestField(element, index, inside));
  }
  const parts = Object.keys(metaOf(field)?.parts ?? {});
  if (inside.some(([path]) => parts.includes(path)))
    return Object.fromEntries(parts.map((part) => [part, inside.find(([path]) => path === part)?.[1] ?? '']));
  const shape = shapeOf(field);
  if (Object.keys(shape).length > 0) return nestFields(shape, inside);
  const own = texts.flatMap(([path, value]) => (path === name ? [value] : []));
  // Without a script, each file that was sent already has a box of its own.
  return metaOf(field)?.files ? own.filter(Boolean).join('\n') : (own[0] ?? '');
}

/** Whether the elements of a list have fields of their own. */
function isRow(element: z.core.$ZodType): boolean {
  return Object.keys(shapeOf(element)).length > 0;
}

function isIndex(text: string): boolean {
  return /^\d+$/.test(text);
}
