import {
  type AdvisoryField,
  type AdvisoryOptions,
  type AdvisorySettings,
  advisory,
  advisorySchemaOf,
  advisorySettingsSchemaOf,
} from '../advisory/advisory.schema.ts';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';

export type HomeAdvisoryField = AdvisoryField;

/** A club’s settings. Default: 6 subjects, and no phone field. */
export const homeAdvisorySettingsSchema = /* @__PURE__ */ advisorySettingsSchemaOf(
  /* @__PURE__ */ Object.keys(homeAdvisoryMessages.fr),
);

/** A club’s settings over the defaults. */
export function homeAdvisorySettings(options: AdvisoryOptions = {}): AdvisorySettings {
  return homeAdvisorySettingsSchema.parse(options);
}

/** The schema with the default settings. */
export const homeAdvisorySchema = /* @__PURE__ */ advisorySchemaOf(/* @__PURE__ */ homeAdvisorySettings());

/** Form 2: a question about a home. */
export function homeAdvisory(options?: AdvisoryOptions) {
  return advisory({ id: 2, name: 'home-advisory' }, homeAdvisorySettings(options));
}
