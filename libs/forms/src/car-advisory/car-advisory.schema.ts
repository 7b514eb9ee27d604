import { type AdvisoryField, type AdvisorySettings, advisory } from '../advisory/advisory.schema.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import { carAdvisoryMessages } from './car-advisory.messages.ts';

export type CarAdvisoryField = AdvisoryField;
export type CarAdvisorySettings = AdvisorySettings;

/** The 25 subjects (forms spec §9), with the values that their words stand under. */
export const carAdvisoryDefaults: CarAdvisorySettings = {
  subjects: Object.keys(carAdvisoryMessages.fr).map((value) => ({ value })),
};

/** A club's settings over the defaults. */
export function carAdvisorySettings(settings?: Partial<CarAdvisorySettings>): CarAdvisorySettings {
  return { ...carAdvisoryDefaults, ...settings };
}

/** Form 1: a question about a vehicle (forms spec §3, §5). */
export function carAdvisory(settings?: Partial<CarAdvisorySettings>): FormDefinition<CarAdvisoryField> {
  return advisory({ id: 1, name: 'car-advisory' }, carAdvisorySettings(settings));
}
