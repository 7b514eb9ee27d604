import { renderTokenField, trapField } from '@jalon/api-client/contract';
import { checkFields, type FieldRule, type FormDefinition, isAsked } from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** The schema of a form's body for the API's description, derived from the form's field rules. */
export function requestBody(form: FormDefinition) {
  const { id, localeCodes, fields, attachesMember = true } = form;
  const ownFields = Object.entries(fields).map(([name, rule]) => [name, describeField(rule)] as const);
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

/** Optional, conditional and derived fields may be missing or empty. */
function describeField(rule: FieldRule) {
  const answer = describeAnswer(rule);
  const mayBeLeft = rule.optional || rule.when || rule.derive;
  return mayBeLeft ? z.optional(z.union([z.literal(''), answer])) : answer;
}

function describeAnswer({ values, pattern, maxLength = Infinity }: FieldRule) {
  if (values) return z.enum(values);
  const text = z.string().check(z.minLength(1));
  const limited = maxLength < Infinity ? text.check(z.maxLength(maxLength)) : text;
  return pattern === undefined ? limited : limited.check(z.regex(new RegExp(pattern, 'u')));
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
function exampleAnswers(form: FormDefinition): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, rule] of Object.entries(form.fields)) {
    if (rule.optional || rule.derive || !isAsked(rule, answers)) continue;
    const { values, maxLength = 0 } = rule;
    const texts = maxLength < exampleMessage.from ? exampleTexts : [exampleMessage.text, ...exampleTexts];
    const good = (values ?? texts).find(
      (text) => !checkFields(form, { ...answers, [name]: text }).errors?.[name],
    );
    if (good !== undefined) answers[name] = good;
  }
  return answers;
}
