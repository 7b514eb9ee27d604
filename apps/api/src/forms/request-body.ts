import { renderTokenField, trapField } from '@jalon/api-client/contract';
import type { FieldRule, FormDefinition } from '@jalon/forms/schemas';
import * as z from 'zod/mini';

/** What a form's address takes, for the description of the API; made of the form's own field rules. */
export function requestBody({ id, localeCodes, fields }: FormDefinition) {
  const ownFields = Object.entries(fields).map(([name, rule]) => [name, describeField(rule)] as const);
  return z.object({
    formID: z.literal(String(id)),
    locale: z.enum([localeCodes.fr, localeCodes.en]),
    userAgent: z.optional(z.string()),
    ...Object.fromEntries(ownFields),
    memberInfo: z.optional(
      z.object({ name: z.string(), surname: z.string(), memberNumber: z.string(), email: z.string() }),
    ),
    [renderTokenField]: z.optional(z.string()),
    [trapField]: z.optional(z.literal('')),
  });
}

/** What may be left empty, is asked at times only or follows from other answers need not be sent. */
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
