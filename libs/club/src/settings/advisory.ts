import * as z from 'zod/mini';
import { filesSetting } from './files.ts';
import { labelledValues } from './values.ts';

/** The subjects of form 1, in the order of the page. */
const carAdvisorySubjects = [
  'which-vehicle',
  'new-or-used',
  'lease-or-buy',
  'used-vehicle-check',
  'asking-price',
  'lien',
  'sell-or-trade-in',
  'electric-or-gas',
  'electric-rebate',
  'home-charging',
  'winter-range',
  'winter-tires',
  'cold-start',
  'rustproofing',
  'maintenance',
  'warning-light',
  'noise',
  'fuel-use',
  'estimate',
  'repair-or-replace',
  'dispute',
  'warranty',
  'extended-warranty',
  'recall',
  'other',
] as const;

/** The subjects of form 2, in the order of the page. */
const homeAdvisorySubjects = [
  'contractor',
  'heating',
  'insulation',
  'roof',
  'water-damage',
  'other',
] as const;

function advisorySettingsSchemaOf(defaultSubjects: readonly string[]) {
  return z.strictObject({
    /** The subjects that the form offers. One without a label has the form’s own text, if there is one. */
    subjects: z._default(
      labelledValues,
      defaultSubjects.map((value) => ({ value })),
    ),
    /** Asks for a phone number in a field of its own: the club answers by phone. Default false. */
    phone: z._default(z.boolean(), false),
    /** Asks when to call: in the morning, in the afternoon or in the evening. Default false. */
    callTime: z._default(z.boolean(), false),
    /** Asks for photographs, with the subjects that can be shown in one. */
    photos: filesSetting,
  });
}

/** A club’s settings of form 1. Default: 25 subjects, and no phone field. */
export const carAdvisorySettingsSchema = /* @__PURE__ */ advisorySettingsSchemaOf(carAdvisorySubjects);

/** A club’s settings of form 2. Default: 6 subjects, and no phone field. */
export const homeAdvisorySettingsSchema = /* @__PURE__ */ advisorySettingsSchemaOf(homeAdvisorySubjects);

export type AdvisorySettings = z.infer<typeof carAdvisorySettingsSchema>;
export type AdvisoryOptions = z.input<typeof carAdvisorySettingsSchema>;

/** A club’s settings of form 1 over the defaults. */
export function carAdvisorySettings(options: AdvisoryOptions = {}): AdvisorySettings {
  return carAdvisorySettingsSchema.parse(options);
}

/** A club’s settings of form 2 over the defaults. */
export function homeAdvisorySettings(options: AdvisoryOptions = {}): AdvisorySettings {
  return homeAdvisorySettingsSchema.parse(options);
}
