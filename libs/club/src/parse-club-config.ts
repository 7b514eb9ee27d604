import type * as z from 'zod/mini';
import { type ClubConfig, clubConfigSchema } from './club-config.ts';
import { defaultClub } from './default-club.ts';

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
