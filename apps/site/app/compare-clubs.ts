import { call, isCallError, listForms } from '@jalon/api-client';
import { clubDifferences } from '@jalon/club';
import type { Settings } from './settings/settings.ts';

interface Log {
  warn(details: object, message: string): void;
}

/** Warns when the club settings of the API differ from the site's: the API then refuses answers that the site accepts. */
export async function compareClubs(
  { club, apiUrl }: Pick<Settings, 'club' | 'apiUrl'>,
  log: Log,
): Promise<void> {
  const answer = await call(listForms, {}, { baseUrl: apiUrl, timeout: 5_000 });
  if (isCallError(answer)) return;
  const settings = clubDifferences(club, answer.club);
  if (settings.length > 0) log.warn({ settings }, 'The API has other club settings than the site');
}
