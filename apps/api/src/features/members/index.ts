export {
  availableClubDollars,
  type ClubDollars,
  createClubDollars,
  releaseClubDollars,
  reserveClubDollars,
} from './club-dollars.ts';
export { demonstrationAccounts, demonstrationPassword, seedMembers } from './demonstration.ts';
export type { ContactAddress, ContactChange, MemberDirectory } from './member-directory.ts';
export { memberRoutes } from './members.routes.ts';
export { type MemberSettings, readMemberSettings } from './members.settings.ts';
export { openMemberDirectory } from './open-member-directory.ts';
