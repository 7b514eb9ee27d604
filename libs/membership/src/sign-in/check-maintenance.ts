import { getMaintenance, isCallError } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';

/** How long the maintenance check may delay the panel, in milliseconds. */
const timeout = 3_000;

/**
 * The page to open instead of the sign-in panel while maintenance is on. `undefined` otherwise,
 * also when the check fails or takes too long.
 */
export async function checkMaintenance(locale: Locale): Promise<string | undefined> {
  const answer = await getMaintenance(locale, { timeout });
  if (isCallError(answer) || answer.status !== 'on') return undefined;
  return /^https?:$/.test(URL.parse(answer.url, location.href)?.protocol ?? '') ? answer.url : undefined;
}
