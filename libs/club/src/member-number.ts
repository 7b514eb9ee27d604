/** How a club writes its member numbers. */
export interface MemberNumbers {
  /** Shown in front of every member number. Default `620 285`; empty for none. */
  readonly memberNumberPrefix?: string | undefined;
}

/** The prefix in front of a member number, with no-break spaces; empty for none. */
export function memberNumberPrefix({ memberNumberPrefix = '620 285' }: MemberNumbers = {}): string {
  return memberNumberPrefix.trim().replaceAll(' ', '\u00a0');
}

/** A member number for display: with its prefix and no-break spaces. */
export function formatMemberNumber(memberNumber: string, club: MemberNumbers): string {
  return `${memberNumberPrefix(club)} ${memberNumber}`.trim().replaceAll(' ', '\u00a0');
}
