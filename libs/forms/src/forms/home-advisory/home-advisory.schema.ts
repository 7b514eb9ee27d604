import { type AdvisoryOptions, homeAdvisorySettings } from '@jalon/club';
import { type AdvisoryField, advisory, advisorySchemaOf } from '../advisory/advisory.schema.ts';

export type HomeAdvisoryField = AdvisoryField;

/** The schema with the default settings. */
export const homeAdvisorySchema = /* @__PURE__ */ advisorySchemaOf(/* @__PURE__ */ homeAdvisorySettings());

/** Form 2: a question about a home. */
export function homeAdvisory(options?: AdvisoryOptions) {
  return advisory({ id: 2, name: 'home-advisory' }, homeAdvisorySettings(options));
}
