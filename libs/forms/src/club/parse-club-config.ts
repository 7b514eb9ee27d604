import * as z from 'zod/mini';
import { type ClubConfig, defaultClub } from './club-config.ts';

const text = z.string().check(z.minLength(1));
const localized = z.strictObject({ fr: text, en: text });
const choices = z.array(z.strictObject({ value: text, label: z.optional(localized) })).check(z.minLength(1));
const advisory = z.strictObject({ subjects: z.optional(choices) });

const vehicleNames = z.optional(z.enum(['strict', 'wide']));

const clubConfig = z.strictObject({
  name: z.optional(localized),
  memberNumberPrefix: z.optional(z.string()),
  privacyPolicyPaths: z.optional(localized),
  carAdvisory: z.optional(advisory),
  homeAdvisory: z.optional(advisory),
  giftCard: z.optional(
    z.strictObject({
      partners: z.optional(choices),
      amounts: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1))),
    }),
  ),
  batteryTest: z.optional(
    z.strictObject({
      urbanCentres: z.optional(choices),
      vehicleNames,
    }),
  ),
  priceList: z.optional(z.strictObject({ vehicleNames })),
  contactDetails: z.optional(z.strictObject({ insurancePhone: z.optional(text) })),
  contactUs: z.optional(
    z.strictObject({
      subjects: z.optional(z.array(z.strictObject({ id: text, label: localized })).check(z.minLength(1))),
      personNames: z.optional(z.enum(['strict', 'wide'])),
    }),
  ),
});

/**
 * Reads a club's configuration file, over the defaults. `problems` has one line for each mistake, as
 * `batteryTest.vehicleNames: must be one of strict, wide`.
 */
export function parseClubConfig(
  json: unknown,
): { club: ClubConfig; problems?: undefined } | { club?: undefined; problems: string[] } {
  const result = clubConfig.safeParse(json, { error: problem });
  if (result.success) return { club: { ...defaultClub, ...result.data } };
  return {
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'club'}: ${message}`),
  };
}

/** zod's own texts come with those of fifty languages, which no bundler leaves out. */
function problem(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no setting ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  return 'must not be empty';
}
