import type { AdvisoryOptions, AdvisorySettings } from '@jalon/club';
import * as z from 'zod/mini';
import { fieldsIf } from '../../contact/visitor-contact.schema.ts';
import { choice } from '../../kit/rules/choice-fields.ts';
import { phone } from '../../kit/rules/contact-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import { message } from '../../kit/rules/text-fields.ts';
import { type AdvisoryTopic, advisories } from './advisory-subjects.ts';

/** When to call, in the order of the page. */
export const callTimes = ['morning', 'afternoon', 'evening'] as const;

/** A subject, a message of at most 1,000 characters, and a phone number where the club asks for it. */
export function advisorySchemaOf({ subjects, phone: asksPhone, callTime }: AdvisorySettings) {
  return z.object({
    question: choice(subjects.map(({ value }) => value)),
    textArea: message(),
    ...fieldsIf(asksPhone, { phone: phone() }),
    ...fieldsIf(callTime, { callTime: choice(callTimes, { optional: true }) }),
  });
}

export type AdvisoryValues = z.infer<ReturnType<typeof advisorySchemaOf>>;
export type AdvisoryField = keyof AdvisoryValues;

/** Form 1, a question about a vehicle, and form 2, a question about a home. */
export function advisory(topic: AdvisoryTopic, options?: AdvisoryOptions) {
  const { id, name, settings } = advisories[topic];
  return {
    id,
    name,
    localeCodes: { fr: 'fr', en: 'en' },
    schema: advisorySchemaOf(settings(options)),
    // A message may contain personal information.
    draftFields: ['question'],
  } as const satisfies FormDefinition<AdvisoryValues>;
}
