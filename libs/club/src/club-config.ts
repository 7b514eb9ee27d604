import type { Localized } from '@jalon/i18n';
import * as z from 'zod/mini';
import { consentPurposes } from './consent-purposes.ts';
import { carAdvisorySettingsSchema, homeAdvisorySettingsSchema } from './settings/advisory.ts';
import { batteryTestSettingsSchema } from './settings/battery-test.ts';
import { checkoutSettingsSchema } from './settings/checkout.ts';
import { contactDetailsSettingsSchema } from './settings/contact-details.ts';
import { contactUsSettingsSchema } from './settings/contact-us.ts';
import { formsSettingsSchema } from './settings/forms.ts';
import { giftCardSettingsSchema } from './settings/gift-card.ts';
import { priceListSettingsSchema } from './settings/price-list.ts';
import { localizedText } from './settings/values.ts';

/** The schema of a club’s configuration file. */
export const clubConfigSchema = z.strictObject({
  /** The JSON Schema, for editors. */
  $schema: z.optional(z.string()),
  name: z.optional(localizedText),
  /** The club is fictional: every page and every message begins with that, and with the fact that requests are not read. Default false. */
  demonstration: z.optional(z.boolean()),
  /** The colours of the pages: always light (the default), always dark, or as the visitor’s system is set. */
  colorScheme: z.optional(z.enum(['light', 'dark', 'system'])),
  /** Shown in front of every member number. Default `620 285`; empty for none. */
  memberNumberPrefix: z.optional(z.string()),
  /** The pages that a consent links to. */
  privacyPolicyPaths: z.optional(localizedText),
  /** The content of the memberInfo cookie, which scripts can read. */
  memberInfo: z.optional(
    z.strictObject({
      /**
       * The other members of the membership in it: everything (the default), or only their `names` and
       * numbers.
       */
      associates: z.optional(z.enum(['everything', 'names'])),
    }),
  ),
  consent: z.optional(
    z.strictObject({
      /**
       * Purposes for which the club asks its visitors’ consent. Default: both where the site has a tag manager or a consent
       * service, and none elsewhere, so that visitors are not asked without need.
       */
      purposes: z.optional(z.array(z.enum(consentPurposes))),
    }),
  ),
  forms: z.optional(formsSettingsSchema),
  carAdvisory: z.optional(carAdvisorySettingsSchema),
  homeAdvisory: z.optional(homeAdvisorySettingsSchema),
  giftCard: z.optional(giftCardSettingsSchema),
  batteryTest: z.optional(batteryTestSettingsSchema),
  priceList: z.optional(priceListSettingsSchema),
  contactDetails: z.optional(contactDetailsSettingsSchema),
  contactUs: z.optional(contactUsSettingsSchema),
  checkout: z.optional(checkoutSettingsSchema),
});

/** The settings that differ between clubs. What a club leaves out has the default of its part. */
export interface ClubConfig extends Readonly<Omit<z.input<typeof clubConfigSchema>, '$schema' | 'name'>> {
  readonly name: Localized<string>;
}
