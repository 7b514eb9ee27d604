import {
  type AdvisoryField,
  type AdvisoryOptions,
  type AdvisorySettings,
  advisory,
  advisorySchemaOf,
  advisorySettingsSchemaOf,
} from '../advisory/advisory.schema.ts';
import { carAdvisoryMessages } from './car-advisory.messages.ts';

export type CarAdvisoryField = AdvisoryField;

/** A club’s settings. Default: 25 subjects, and no phone field. */
export const carAdvisorySettingsSchema = /* @__PURE__ */ advisorySettingsSchemaOf(
  /* @__PURE__ */ Object.keys(carAdvisoryMessages.fr),
);

/** A club’s settings over the defaults. */
export function carAdvisorySettings(options: AdvisoryOptions = {}): AdvisorySettings {
  return carAdvisorySettingsSchema.parse(options);
}

/** The schema with the default settings. */
export const carAdvisorySchema = /* @__PURE__ */ advisorySchemaOf(/* @__PURE__ */ carAdvisorySettings());

/** Form 1: a question about a vehicle. */
export function carAdvisory(options?: AdvisoryOptions) {
  return advisory({ id: 1, name: 'car-advisory' }, carAdvisorySettings(options));
}
