import type * as z from 'zod/mini';

/** The fields of an object schema, by name; empty for a schema without fields. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const def = definitionOf(innermost(schema));
  return def.type === 'object' ? def.shape : {};
}

/** Whether a schema is an object of fields, without anything around it. */
export function isObject(schema: z.core.$ZodType): schema is z.ZodMiniObject<Record<string, z.ZodMiniType>> {
  return definitionOf(schema).type === 'object';
}

/** The schema of a list’s elements; undefined for a schema that is not a list. */
export function elementOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = definitionOf(innermost(schema));
  return def.type === 'array' ? def.element : undefined;
}

/** The schema inside pipes, defaults and optionals. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = wrapped(schema);
  return inner ? innermost(inner) : schema;
}

/** The schema inside one pipe, default or optional; undefined for any other. */
export function wrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = definitionOf(schema);
  if (def.type === 'pipe') return def.out;
  return def.type === 'default' || def.type === 'optional' ? def.innerType : undefined;
}

/** What zod documents for libraries that read schemas (zod.dev/packages/core). No other module reads it. */
function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}
