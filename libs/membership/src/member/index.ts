export { nameByInitial } from '../member-info/member-name.ts';
export { type MemberSummary, readMemberSummary } from '../member-info/member-summary.ts';
export { membershipState } from '../member-info/membership-state.ts';
export { announceMember, onMemberChange } from './member-channel.ts';
export { type CurrentMember, MemberProvider, type MemberProviderProps, useMember } from './use-member.tsx';
