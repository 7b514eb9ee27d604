import * as z from 'zod/mini';

export const maintenanceAnswer = z.object({
  status: z.enum(['on', 'off']),
  /** The page that visitors are redirected to while it is on. In French unless the requested language is `en` or `en-ca`. */
  url: z.string(),
});
export type MaintenanceAnswer = z.infer<typeof maintenanceAnswer>;
