import type { ClubConfig } from './club-config.ts';

/** What stands in front of a member number (forms spec §5); empty for none. */
export function memberNumberPrefix({
  memberNumberPrefix = '620 285',
}: Pick<ClubConfig, 'memberNumberPrefix'> = {}): string {
  return memberNumberPrefix.trim().replaceAll(' ', '\u00a0');
}

/** A member number as the club shows it: behind its prefix, and without a place to break the line. */
export function formatMemberNumber(memberNumber: string, club: ClubConfig): string {
  return `${memberNumberPrefix(club)} ${memberNumber}`.trim().replaceAll(' ', '\u00a0');
}
