export {
  type ClubConfig,
  type ConsentOptions,
  type ConsentPurpose,
  consentPurposes,
  defaultClub,
  type MemberInfoOptions,
} from './club-config.ts';
export { ClubProvider, type ClubProviderProps, useClub } from './club-provider.tsx';
export { formatMemberNumber } from './member-number/member-number.ts';
export { privacyPolicyPaths } from './privacy-policy.ts';
