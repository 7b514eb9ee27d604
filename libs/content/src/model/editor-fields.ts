import * as z from 'zod/mini';

type Kind =
  | {
      readonly kind: 'text';
      readonly markdown: boolean;
      readonly maxLength: number | undefined;
      readonly pattern: string | undefined;
    }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'integer'; readonly minimum?: number | undefined }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'day' }
  | { readonly kind: 'object'; readonly name: string | undefined; readonly fields: EditorFields }
  | {
      readonly kind: 'list';
      readonly of: Kind;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  /** A table of names and values. */
  | { readonly kind: 'map'; readonly of: Kind };

/** A field of the content model, for tools that edit content. */
export type EditorField = Kind & { readonly required: boolean; readonly standard?: unknown };
export type EditorFields = Readonly<Record<string, EditorField>>;

/** The part of JSON Schema that the content model uses. */
interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: string | number;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
}

/** The fields of the content model, for the forms of content systems and editors. */
export function editorFields(rules: Readonly<Record<string, z.core.$ZodType>>): EditorFields {
  const schema: unknown = z.toJSONSchema(z.object(rules), { io: 'input' });
  return objectFields([schema as JsonSchema]);
}

/** The fields of an object, or of all objects of a union; a field is required if all of them require it. */
function objectFields(objects: readonly JsonSchema[]): EditorFields {
  const names = [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = objects.map(({ properties }) => properties?.[name]).find((one) => one !== undefined);
      const required = objects.every((one) => one.required?.includes(name));
      return schema ? [[name, { ...kindOf(schema), required, standard: schema.default }] as const] : [];
    }),
  );
}

function kindOf(schema: JsonSchema): Kind {
  const { anyOf, type, title } = schema;
  if (anyOf) {
    if (anyOf.every((one) => one.properties)) {
      return { kind: 'object', name: title, fields: objectFields(anyOf) };
    }
    // Editors write Markdown where a file may have a map.
    const text = anyOf.find(({ format }) => format === 'markdown');
    return text ? kindOf(text) : { kind: 'choice', values: anyOf.flatMap(choices) };
  }
  if (schema.enum) return { kind: 'choice', values: schema.enum };
  if (schema.properties) return { kind: 'object', name: title, fields: objectFields([schema]) };
  switch (type) {
    case 'object':
      return { kind: 'map', of: kindOf(schema.additionalProperties || {}) };
    case 'array': {
      const { items = {}, minItems: min, maxItems: max } = schema;
      return { kind: 'list', of: kindOf(items), min, max };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return {
        kind: 'integer',
        minimum: schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : schema.minimum,
      };
    default:
      if (schema.format === 'date') return { kind: 'day' };
      return {
        kind: 'text',
        markdown: schema.format === 'markdown',
        maxLength: schema.maxLength,
        pattern: schema.pattern,
      };
  }
}

function choices(schema: JsonSchema): readonly (string | number)[] {
  return schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
}
