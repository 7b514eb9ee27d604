import * as z from 'zod/mini';

/** The page that a visitor is sent to while maintenance is on, in each language. */
export const maintenancePaths = { fr: '/fr/entretien', en: '/en/maintenance' } as const;

export const maintenanceAnswer = z.object({
  status: z.enum(['on', 'off']),
  /** The page of the language that was asked for: French unless that was `en` or `en-ca`. */
  url: z.string(),
});
export type MaintenanceAnswer = z.infer<typeof maintenanceAnswer>;
