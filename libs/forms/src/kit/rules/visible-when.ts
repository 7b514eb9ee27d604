import * as z from 'zod/mini';
import { type Condition, type FieldMeta, fieldRegistry, metaOf, type ValueCondition } from './field-meta.ts';
import { elementOf, shapeOf } from './schema-structure.ts';

/** The value of a field that may be hidden: empty for a text, a number or a choice, an empty list, no section. */
export type Hideable<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? Value | undefined
    : Value | '';

/**
 * A field, a section (an object of fields) or a list that is shown, required and stored only while the conditions hold;
 * otherwise it is empty. Conditions name fields of the same object: in a row of a list, those of the row.
 */
export function visibleWhen<Value>(
  conditions: readonly Condition[],
  field: z.ZodMiniType<Value, unknown>,
): z.ZodMiniType<Hideable<Value>, unknown> {
  // `formWithConditions` clears the answer of a hidden field; zod does not check a default.
  const hidden = isSection(field)
    ? z.optional(field)
    : z._default(field as z.ZodMiniType, () => (elementOf(field) ? [] : ''));
  const meta = { ...metaOf(field), visibleWhen: conditions };
  return hidden.register(fieldRegistry, meta) as z.ZodMiniType as z.ZodMiniType<Hideable<Value>, unknown>;
}

/** The same for several fields next to each other: spread the result into the object. */
export function eachVisibleWhen<Fields extends Readonly<Record<string, z.ZodMiniType<unknown, unknown>>>>(
  conditions: readonly Condition[],
  fields: Fields,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, visibleWhen(conditions, field)]),
  ) as { [Name in keyof Fields]: z.ZodMiniType<Hideable<z.output<Fields[Name]>>, unknown> };
}

/** An object whose fields may be declared with {@link visibleWhen}: a form, a section, or a row of a list. */
export function formWithConditions<Values extends Record<string, unknown>>(
  object: z.ZodMiniType<Values, unknown>,
) {
  const fields = Object.entries(shapeOf(object)).map(
    ([name, field]) => [name, fieldRegistry.get(field) ?? {}, emptyAnswer(field)] as const,
  );
  const withoutHidden = (answers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.map(([name, meta, empty]) => [
        name,
        isVisible(meta, answers) ? (answers[name] ?? empty) : undefined,
      ]),
    );
  return z.pipe(
    z.transform((answers: unknown): unknown =>
      typeof answers === 'object' && answers ? withoutHidden({ ...answers }) : answers,
    ),
    object,
  );
}

function emptyAnswer(field: z.core.$ZodType): unknown {
  if (elementOf(field)) return [];
  return isSection(field) ? {} : '';
}

function isSection(field: z.core.$ZodType): boolean {
  return Object.keys(shapeOf(field)).length > 0;
}

/** Whether a field is shown, given the other answers. */
export function isVisible(
  { visibleWhen = [] }: FieldMeta,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  return visibleWhen.every((condition) =>
    alternatives(condition).some(({ field, is }) =>
      is.some((value) => hasValue(answers[field] ?? '', value)),
    ),
  );
}

function hasValue(answer: unknown, value: string): boolean {
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/** The conditions, of which one must hold. */
export function alternatives(condition: Condition): readonly ValueCondition[] {
  return 'anyOf' in condition ? condition.anyOf : [condition];
}
