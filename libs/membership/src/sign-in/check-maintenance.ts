import { call, getMaintenance, isCallError } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';

/** Maximum milliseconds that the maintenance check may delay the panel. */
const timeout = 3_000;

/**
 * The page to open instead of the sign-in panel during maintenance; otherwise `undefined`,
 * also when the check fails or takes too long.
 */
export async function checkMaintenance(locale: Locale): Promise<string | undefined> {
  const answer = await call(getMaintenance, { query: { locale } }, { timeout });
  if (isCallError(answer) || answer.status !== 'on') return undefined;
  return /^https?:$/.test(URL.parse(answer.url, location.href)?.protocol ?? '') ? answer.url : undefined;
}
