import * as z from 'zod/mini';
import type { Answers, FormDefinition, FormSchema } from './form-definition.ts';
import { computed } from './page-fields.ts';
import { innermost, isObject } from './schema-structure.ts';
import { formWithConditions } from './visible-when.ts';

/** Fields by name, as `z.object` takes them. */
export type Fields = Readonly<Record<string, z.ZodMiniType<unknown, unknown>>>;

/** Changes to the fields of a form. */
export interface FieldChanges<Name extends string, Added extends Fields> {
  /** Fields that are neither shown nor sent. */
  without?: readonly Name[];
  /** Additional fields, or other rules for a field of the form. */
  with?: Added;
}

type Changed<Values extends Answers, Name extends string, Added extends Fields> = Omit<
  Values,
  Name | keyof Added
> & { [Key in keyof Added]: z.output<Added[Key]> };

/**
 * A form’s definition with some fields left out, and others added. Unlike `z.omit` and `z.extend` it keeps the
 * checks that involve several fields; for such a check, a removed field is empty. Call it once, not at
 * each render. Throws for a schema that is neither an object of fields nor made by `formWithConditions`.
 */
export function changeFields<
  Values extends Answers,
  Name extends keyof Values & string = never,
  Added extends Fields = Record<never, never>,
>(
  definition: FormDefinition<Values>,
  { without = [], with: added }: FieldChanges<Name, Added>,
): FormDefinition<Changed<Values, Name, Added>> {
  const object = innermost(definition.schema);
  if (!isObject(object)) throw new Error(`The schema of “${definition.name}” is not an object of fields`);
  const names: readonly string[] = without;
  // Always empty for the checks, even if a value was sent.
  const left = Object.fromEntries(names.map((name) => [name, computed()]));
  const extended = z.safeExtend<typeof object, Record<string, z.ZodMiniType>>(object, { ...left, ...added });
  const changed = extended.check(
    z.overwrite((values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
    ),
  );
  const hasConditions = definition.schema !== object;
  const schema = hasConditions ? formWithConditions(changed) : changed;
  type ChangedName = keyof Changed<Values, Name, Added> & string;
  const isKept = (name: string): name is ChangedName => !names.includes(name);
  const { ownedBy, draftFields, ...rest } = definition;
  return {
    ...rest,
    ...(ownedBy && isKept(ownedBy) && { ownedBy }),
    ...(draftFields && { draftFields: draftFields.filter(isKept) }),
    schema: schema as FormSchema as FormSchema<Changed<Values, Name, Added>>,
  };
}
