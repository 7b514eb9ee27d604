import * as z from 'zod/mini';
import { batteryTestSettingsSchema } from '../forms/battery-test/battery-test.schema.ts';
import { carAdvisorySettingsSchema } from '../forms/car-advisory/car-advisory.schema.ts';
import { contactDetailsSettingsSchema } from '../forms/contact-details/contact-details.schema.ts';
import { contactUsSettingsSchema } from '../forms/contact-us/contact-us.schema.ts';
import { giftCardSettingsSchema } from '../forms/gift-card/gift-card.schema.ts';
import { homeAdvisorySettingsSchema } from '../forms/home-advisory/home-advisory.schema.ts';
import { priceListSettingsSchema } from '../forms/price-list/price-list.schema.ts';
import { checkoutSettingsSchema } from './checkout-settings.ts';
import { type ClubConfig, consentPurposes, defaultClub } from './club-config.ts';
import { localizedText } from './labelled-values.ts';

/** The schema of a club’s configuration file. */
export const clubConfigSchema = z.strictObject({
  /** The JSON Schema, for editors. */
  $schema: z.optional(z.string()),
  name: z.optional(localizedText),
  memberNumberPrefix: z.optional(z.string()),
  privacyPolicyPaths: z.optional(localizedText),
  memberInfo: z.optional(z.strictObject({ associates: z.optional(z.enum(['everything', 'names'])) })),
  consent: z.optional(z.strictObject({ purposes: z.optional(z.array(z.enum(consentPurposes))) })),
  carAdvisory: z.optional(carAdvisorySettingsSchema),
  homeAdvisory: z.optional(homeAdvisorySettingsSchema),
  giftCard: z.optional(giftCardSettingsSchema),
  batteryTest: z.optional(batteryTestSettingsSchema),
  priceList: z.optional(priceListSettingsSchema),
  contactDetails: z.optional(contactDetailsSettingsSchema),
  contactUs: z.optional(contactUsSettingsSchema),
  checkout: z.optional(checkoutSettingsSchema),
});

/**
 * Reads a club's configuration file, over the defaults. `problems` has one line for each mistake, as
 * `batteryTest.vehicleNames: must be one of strict, wide`.
 */
export function parseClubConfig(
  json: unknown,
): { club: ClubConfig; problems?: undefined } | { club?: undefined; problems: string[] } {
  const result = clubConfigSchema.safeParse(json, { error: problem });
  if (result.success) {
    const { $schema: _schema, ...settings } = result.data;
    return { club: { ...defaultClub, ...settings } };
  }
  return {
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'club'}: ${message}`),
  };
}

/** zod/mini bundles no messages: its own come with those of fifty languages. */
function problem(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no setting ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  return 'must not be empty';
}
