import { type AdvisoryOptions, carAdvisorySettings } from '@jalon/club';
import { type AdvisoryField, advisory, advisorySchemaOf } from '../advisory/advisory.schema.ts';

export type CarAdvisoryField = AdvisoryField;

/** The schema with the default settings. */
export const carAdvisorySchema = /* @__PURE__ */ advisorySchemaOf(/* @__PURE__ */ carAdvisorySettings());

/** Form 1: a question about a vehicle. */
export function carAdvisory(options?: AdvisoryOptions) {
  return advisory({ id: 1, name: 'car-advisory' }, carAdvisorySettings(options));
}
