import { renderTokenField, trapField } from '@jalon/api-client/contract';
import {
  checkAnswers,
  type FieldMeta,
  fieldMeta,
  fieldNames,
  isVisible,
  type SiteForm,
} from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** The schema of a form's body for the API's description, derived from what its schema registers for each field. */
export function requestBody(form: SiteForm) {
  const { id, localeCodes, schema, attachesMember = true } = form;
  const ownFields = fieldNames(form).map((name) => [name, describeField(fieldMeta(schema, name))] as const);
  const always = { formID: String(id), locale: localeCodes.fr };
  return z
    .object({
      formID: z.literal(always.formID),
      locale: z.enum([localeCodes.fr, localeCodes.en]),
      userAgent: z.optional(z.string()),
      ...Object.fromEntries(ownFields),
      ...(attachesMember && { memberInfo: z.optional(memberInfo) }),
      [renderTokenField]: z.optional(z.string()),
      [trapField]: z.optional(z.literal('')),
    })
    .check(z.meta({ examples: [{ ...always, ...exampleAnswers(form) }] }));
}

const memberInfo = z.object({
  name: z.string(),
  surname: z.string(),
  memberNumber: z.string(),
  email: z.string(),
});

/** Optional, conditional and computed fields may be missing or empty. */
function describeField(meta: FieldMeta) {
  const answer = describeAnswer(meta);
  const mayBeLeft = meta.optional || meta.visibleWhen || meta.computed;
  return mayBeLeft ? z.optional(z.union([z.literal(''), answer])) : answer;
}

function describeAnswer({ values, maxLength = Infinity }: FieldMeta) {
  if (values) return z.enum(values);
  const text = z.string().check(z.minLength(1));
  return maxLength < Infinity ? text.check(z.maxLength(maxLength)) : text;
}

/** Example values, tried in this order; the first fits cities and other words. */
const exampleTexts = [
  'Laval',
  'zoe@example.org',
  'H1H1H1',
  String(new Date().getFullYear()),
  '4185550123',
  '2',
] as const;
/** The example for messages: fields with at least `from` characters. */
const exampleMessage = { text: 'Bonjour, où en est ma demande?', from: 500 } as const;

/** Valid answers to the required fields: for each, the first example that the form accepts. */
function exampleAnswers(form: SiteForm): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const name of fieldNames(form)) {
    const meta = fieldMeta(form.schema, name);
    if (meta.optional || meta.computed || !isVisible(meta, answers)) continue;
    const { values, maxLength = 0 } = meta;
    const texts = maxLength < exampleMessage.from ? exampleTexts : [exampleMessage.text, ...exampleTexts];
    const good = (values ?? texts).find(
      (text) => !checkAnswers(form, { ...answers, [name]: text }).errors?.[name],
    );
    if (good !== undefined) answers[name] = good;
  }
  return answers;
}
