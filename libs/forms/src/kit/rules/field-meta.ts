import type { Localized, Messages } from '@jalon/i18n';
import * as z from 'zod/mini';
import type { Alphabet } from './alphabet.ts';
import type { FileLimits } from './file-types.ts';
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
  readonly inputMode?: 'numeric' | 'decimal';
  /** What browsers fill in. */
  readonly autoComplete?: string;
  /** The years that a year may be today. */
  readonly years?: () => { readonly first: number; readonly last: number };
  /** Shown in front of the answer; not part of it. */
  readonly prefix?: string;
  /** The values of a choice. */
  readonly values?: readonly string[];
  /** Several of the values may be chosen: the answer is a list. */
  readonly multiple?: boolean;
  /** The texts of the rule’s own errors, so that only the forms with such a field have them. */
  readonly errorTexts?: Localized<Messages> & { readonly namespace: string };
  /** The least and the most that an answer may be today; the parameters of these texts. */
  readonly limits?: () => Limits;
  /** The initial rows of a list: those that are given, and empty ones up to the fewest. */
  readonly leastRows?: (given: unknown) => unknown[];
  /** The controls of an answer that has several, by the last part of their name: `day` of `birth.day`. */
  readonly parts?: Readonly<Record<string, FieldMeta>>;
  /** How people write the answer. */
  readonly kind?:
    | 'address'
    | 'country'
    | 'date'
    | 'email'
    | 'engineSize'
    | 'message'
    | 'money'
    | 'number'
    | 'phone'
    | 'postalCode'
    | 'yesNo';
  /** Its label, which that of the form replaces. */
  readonly label?: Localized<string>;
  /** The unit of a number, if every language writes it in the same way or one for each. */
  readonly unit?: string | Localized<string>;
  /** The field takes files, within these limits. */
  readonly files?: FileLimits;
  /** The field, section or list is shown, and checked, only while all of these conditions hold; otherwise its value is dropped. */
  readonly visibleWhen?: readonly Condition[];
  /** Computed from other fields; the page shows it without an input. */
  readonly computed?: boolean;
  /** Set by the page and not shown. */
  readonly hidden?: boolean;
  /** The fields that it is computed from: its error marks them too, and the first of them receives the focus. */
  readonly computedFrom?: readonly string[];
}

/** Both ends are included. */
export interface Limits {
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** The most decimals of a number. */
  readonly decimals?: number;
}

/** True while the field named `field`, of the same form, section or row, has one of the values of `is`. */
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
  const part = path.slice(path.lastIndexOf('.') + 1);
  const group = partsOf(schema, path)?.[part];
  return group ?? fieldOfPath(schema, path) ?? {};
}

/** The schema of a field, by its path in the form. */
export function schemaAt(schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  return path.split('.').reduce<z.core.$ZodType | undefined>(child, schema);
}

function fieldOfPath(schema: z.core.$ZodType, path: string): FieldMeta | undefined {
  const field = schemaAt(schema, path);
  return field && metaOf(field);
}

/** The field that a control belongs to: `birth` for `birth.day`, otherwise itself. */
export function fieldOfPart(schema: z.core.$ZodType, path: string): string {
  return partsOf(schema, path) ? path.slice(0, path.lastIndexOf('.')) : path;
}

/** The controls next to one that is a part of an answer. */
function partsOf(schema: z.core.$ZodType, path: string): FieldMeta['parts'] {
  const end = path.lastIndexOf('.');
  return end === -1 ? undefined : fieldOfPath(schema, path.slice(0, end))?.parts;
}

/** The computed fields of a form, by each field that they are computed from. */
export function computedFields(schema: z.core.$ZodType): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
      (metaOf(field)?.computedFrom ?? []).map((source) => [source, name] as const),
    ),
  );
}

/**
 * The field whose control shows an error: the field itself, or the first of those that it is computed from. The first
 * control of an answer with several has the id of the answer.
 */
export function fieldOfControl(schema: z.core.$ZodType, path: string): string {
  const field = fieldOfPart(schema, path);
  const [first] = Object.keys(fieldMeta(schema, field).parts ?? {});
  if (path === `${field}.${first}`) return field;
  return fieldMeta(schema, path).computedFrom?.[0] ?? path;
}

function child(schema: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  return schema && (elementOf(schema) ?? shapeOf(schema)[part]);
}

/** Whether a form has a field that takes files. */
export function takesFiles(schema: z.core.$ZodType): boolean {
  return Object.values(shapeOf(schema)).some((field) => metaOf(field)?.files);
}

/** The metadata of a schema, or of the one inside it. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  const inner = wrapped(schema);
  return fieldRegistry.get(schema) ?? (inner && metaOf(inner));
}
