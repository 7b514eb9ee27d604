import * as z from 'zod/mini';

/** The page that visitors are redirected to while maintenance is on, in each language. */
export const maintenancePaths = { fr: '/fr/entretien', en: '/en/maintenance' } as const;

export const maintenanceAnswer = z.object({
  status: z.enum(['on', 'off']),
  /** The page in the requested language: French unless that is `en` or `en-ca`. */
  url: z.string(),
});
export type MaintenanceAnswer = z.infer<typeof maintenanceAnswer>;
