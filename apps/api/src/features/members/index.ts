export {
  type ClubDollars,
  clubDollarsOf,
  createClubDollars,
  endClubDollars,
  releaseClubDollars,
  reserveClubDollars,
} from './club-dollars.ts';
export { demonstrationAccounts, demonstrationPassword, seedMembers } from './demonstration.ts';
export type {
  ContactAddress,
  ContactChange,
  MemberDirectory,
  MembershipChange,
  MembershipEnd,
  MembershipPayment,
  MembershipRenewal,
  MembershipSpending,
  NewMembership,
  NewPerson,
} from './member-directory.ts';
export { memberRoutes } from './members.routes.ts';
export { type MemberSettings, readMemberSettings } from './members.settings.ts';
export { openMemberDirectory } from './open-member-directory.ts';
