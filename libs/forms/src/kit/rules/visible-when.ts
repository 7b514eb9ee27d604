import * as z from 'zod/mini';
import { type Condition, type FieldMeta, fieldRegistry, type ValueCondition } from './field-meta.ts';
import { shapeOf } from './schema-structure.ts';

/** A field that is shown, required and stored only while the conditions hold; otherwise its value is empty. */
export function visibleWhen<Value extends string>(
  conditions: readonly Condition[],
  field: z.ZodMiniType<Value, unknown>,
): z.ZodMiniType<Value | '', unknown> {
  // `formWithConditions` clears the answer of a hidden field; zod does not check a default.
  const hidden = z._default(field as z.ZodMiniType<string, unknown>, '');
  const meta = { ...fieldRegistry.get(field), visibleWhen: conditions };
  return hidden.register(fieldRegistry, meta) as z.ZodMiniType<Value | '', unknown>;
}

/** An object whose fields may be declared with {@link visibleWhen}. */
export function formWithConditions<Values extends Record<string, unknown>>(
  object: z.ZodMiniType<Values, unknown>,
) {
  const fields = Object.entries(shapeOf(object)).map(
    ([name, field]) => [name, fieldRegistry.get(field) ?? {}] as const,
  );
  const withoutHidden = (answers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.map(([name, meta]) => [name, isVisible(meta, answers) ? (answers[name] ?? '') : undefined]),
    );
  return z.pipe(
    z.transform((answers: unknown): unknown =>
      typeof answers === 'object' && answers ? withoutHidden({ ...answers }) : answers,
    ),
    object,
  );
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
