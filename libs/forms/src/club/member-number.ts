import type { ClubConfig } from './club-config.ts';

/** A member number as the club shows it: behind its prefix, and without a place to break the line. */
export function formatMemberNumber(
  memberNumber: string,
  { memberNumberPrefix = '620 285' }: ClubConfig,
): string {
  return `${memberNumberPrefix} ${memberNumber}`.trim().replaceAll(' ', '\u00a0');
}
