import { type AdvisoryField, type AdvisorySettings, advisory } from '../advisory/advisory.schema.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';

export type HomeAdvisoryField = AdvisoryField;
export type HomeAdvisorySettings = AdvisorySettings;

/** The six subjects (forms spec §9), with the values that their words stand under. */
export const homeAdvisoryDefaults: HomeAdvisorySettings = {
  subjects: Object.keys(homeAdvisoryMessages.fr).map((value) => ({ value })),
};

/** A club's settings over the defaults. */
export function homeAdvisorySettings(settings?: Partial<HomeAdvisorySettings>): HomeAdvisorySettings {
  return { ...homeAdvisoryDefaults, ...settings };
}

/** Form 2: a question about the home (forms spec §3, §5). */
export function homeAdvisory(settings?: Partial<HomeAdvisorySettings>): FormDefinition<HomeAdvisoryField> {
  return advisory({ id: 2, name: 'home-advisory' }, homeAdvisorySettings(settings));
}
