import type { AdvisoryOptions, AdvisorySettings } from '@jalon/club';
import * as z from 'zod/mini';
import { fieldsIf } from '../../contact/visitor-contact.schema.ts';
import { choice } from '../../kit/rules/choice-fields.ts';
import { phone } from '../../kit/rules/contact-fields.ts';
import type { photographs } from '../../kit/rules/file-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import { message } from '../../kit/rules/text-fields.ts';
import { formWithConditions, visibleWhen } from '../../kit/rules/visible-when.ts';
import { type AdvisoryTopic, advisories } from './advisory-subjects.ts';

/** When to call, in the order of the page. */
export const callTimes = ['morning', 'afternoon', 'evening'] as const;

/**
 * A subject, a message of at most 1,000 characters, and a phone number and photographs where the club asks for them:
 * photographs, whose rule a page without them does not load, with some subjects only.
 */
export function advisorySchemaWith(
  photoRule: typeof photographs | undefined,
  { subjects, phone: asksPhone, callTime, photos }: AdvisorySettings,
  photoSubjects: readonly string[] = [],
) {
  return formWithConditions(
    z.object({
      question: choice(subjects.map(({ value }) => value)),
      textArea: message(),
      ...fieldsIf(asksPhone && { phone: phone() }),
      ...fieldsIf(callTime && { callTime: choice(callTimes, { optional: true }) }),
      ...fieldsIf(
        photos &&
          photoRule && { photos: visibleWhen([{ field: 'question', is: photoSubjects }], photoRule(photos)) },
      ),
    }),
  );
}

export type AdvisoryValues = z.infer<ReturnType<typeof advisorySchemaWith>>;
export type AdvisoryField = keyof AdvisoryValues;

/** Forms 1 and 2, with the rule of photographs, which a page without them does not load. */
export function advisoryWith(
  photoRule: typeof photographs | undefined,
  topic: AdvisoryTopic,
  options?: AdvisoryOptions,
) {
  const { id, name, settings, photoSubjects } = advisories[topic];
  return {
    id,
    name,
    localeCodes: { fr: 'fr', en: 'en' },
    schema: advisorySchemaWith(photoRule, settings(options), photoSubjects),
    // A message may contain personal information.
    draftFields: ['question'],
  } as const satisfies FormDefinition<AdvisoryValues>;
}
