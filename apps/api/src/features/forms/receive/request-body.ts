import { renderTokenField, trapField } from '@jalon/api-client/contract';
import { answersTo } from '@jalon/forms/samples';
import { type SiteForm, shapeOf } from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** The schema of a form's body for the API's description: the form's own schema and the hidden fields. */
export function requestBody({ id, localeCodes, schema, attachesMember = true }: SiteForm) {
  const always = { formID: String(id), locale: localeCodes.fr };
  return z
    .object({
      formID: z.literal(always.formID),
      locale: z.enum([localeCodes.fr, localeCodes.en]),
      userAgent: z.optional(z.string()),
      ...shapeOf(schema),
      ...(attachesMember && { memberInfo: z.optional(memberInfo) }),
      [renderTokenField]: z.optional(z.string()),
      [trapField]: z.optional(z.literal('')),
    })
    .check(z.meta({ examples: [{ ...always, ...answersTo(id) }] }));
}

const memberInfo = z.object({
  name: z.string(),
  surname: z.string(),
  memberNumber: z.string(),
  email: z.string(),
});
