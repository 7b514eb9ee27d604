import * as z from 'zod/mini';
import type { Alphabet } from './alphabet.ts';
import { elementOf, shapeOf, wrapped } from './schema-structure.ts';

/** Properties of a field that zod schemas do not have. */
export interface FieldMeta {
  /** May be left empty. */
  readonly optional?: boolean;
  /** Filters what is typed. */
  readonly filter?: ((typed: string) => string) | undefined;
  /** Reports what the filter removed, for a note at the field. */
  readonly alphabet?: Pick<Alphabet, 'filter' | 'dropped'>;
  /** UTF-16 units, as in HTML. */
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** The years that a year may be today. */
  readonly years?: () => { readonly first: number; readonly last: number };
  /** Shown in front of the answer; not part of it. */
  readonly prefix?: string;
  /** The values of a choice. */
  readonly values?: readonly string[];
  /** The field is shown, and checked, only while all of these conditions hold; otherwise its value is dropped. */
  readonly visibleWhen?: readonly Condition[];
  /** Computed from other fields; the page shows it without an input. */
  readonly computed?: boolean;
  /** Set by the page and not shown. */
  readonly hidden?: boolean;
  /** The fields that it is computed from: its error marks them too, and the first of them receives the focus. */
  readonly computedFrom?: readonly string[];
}

/** True while the field named `field` has one of the values of `is`. */
export interface ValueCondition {
  readonly field: string;
  readonly is: readonly string[];
}

/** A condition on one field, or a list of alternatives of which one must hold. */
export type Condition = ValueCondition | { readonly anyOf: readonly ValueCondition[] };

/** The zod registry of {@link FieldMeta}: `schema.register(fieldRegistry, { maxLength: 50 })`. */
export const fieldRegistry = z.registry<FieldMeta>();

/** The metadata of a field, by its path in the form: `email`, or `members.0.email` in a list. */
export function fieldMeta(schema: z.core.$ZodType, path: string): FieldMeta {
  const field = path.split('.').reduce<z.core.$ZodType | undefined>(child, schema);
  return (field && metaOf(field)) ?? {};
}

/** The computed fields of a form, by each field that they are computed from. */
export function computedFields(schema: z.core.$ZodType): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
      (metaOf(field)?.computedFrom ?? []).map((source) => [source, name] as const),
    ),
  );
}

/** The field whose control shows an error: the field itself, or the first of those that it is computed from. */
export function fieldOfControl(schema: z.core.$ZodType, path: string): string {
  return fieldMeta(schema, path).computedFrom?.[0] ?? path;
}

function child(schema: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  return schema && (elementOf(schema) ?? shapeOf(schema)[part]);
}

function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  const inner = wrapped(schema);
  return fieldRegistry.get(schema) ?? (inner && metaOf(inner));
}
