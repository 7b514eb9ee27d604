import type { AdvisoryOptions, AdvisorySettings } from '@jalon/club';
import { photographs } from '../../kit/rules/file-fields.ts';
import { advisorySchemaWith, advisoryWith } from './advisory.schema.ts';
import type { AdvisoryTopic } from './advisory-subjects.ts';

/** Form 1, a question about a vehicle, and form 2, a question about a home. */
export function advisory(topic: AdvisoryTopic, options?: AdvisoryOptions) {
  return advisoryWith(photographs, topic, options);
}

/** The fields of both forms. */
export function advisorySchemaOf(settings: AdvisorySettings, photoSubjects?: readonly string[]) {
  return advisorySchemaWith(photographs, settings, photoSubjects);
}
