export {
  type ClubDollars,
  clubDollarsOf,
  createClubDollars,
  endClubDollars,
  releaseClubDollars,
  reserveClubDollars,
} from './club-dollars.ts';
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
