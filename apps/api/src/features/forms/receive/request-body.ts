import { honeypotField, renderTokenField } from '@jalon/api-client/contract';
import { answersTo } from '@jalon/forms/samples';
import { type FieldMeta, fieldMeta, innermost, type SiteForm, shapeOf } from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** The schema of a form's body for the API's description: the form's own schema and the hidden fields. */
export function requestBody({ id, localeCodes, schema, attachesMember = true }: SiteForm) {
  const fields = Object.entries(shapeOf(schema)).map(
    ([name, field]) => [name, describeField(field, fieldMeta(schema, name))] as const,
  );
  const always = { formID: String(id), locale: localeCodes.fr };
  return z
    .object({
      formID: z.literal(always.formID),
      locale: z.enum([localeCodes.fr, localeCodes.en]),
      userAgent: z.optional(z.string()),
      ...Object.fromEntries(fields),
      ...(attachesMember && { memberInfo: z.optional(memberInfo) }),
      [renderTokenField]: z.optional(z.string()),
      [honeypotField]: z.optional(z.literal('')),
    })
    .check(z.meta({ examples: [{ ...always, ...answersTo(id) }] }));
}

/** The input schema of a field, without its transform: zod returns no examples for a schema with a transform. */
function describeField(field: z.core.$ZodType, { optional, visibleWhen }: FieldMeta): z.core.$ZodType {
  return optional || visibleWhen ? z.optional(innermost(field)) : innermost(field);
}

const memberInfo = z.object({
  name: z.string(),
  surname: z.string(),
  memberNumber: z.string(),
  email: z.string(),
});
