export type { MemberInfo } from '../member-info/member-info.schema.ts';
export { nameByInitial } from '../member-info/member-name.ts';
export { announceMember } from './member-channel.ts';
export { type CurrentMember, MemberProvider, type MemberProviderProps, useMember } from './use-member.tsx';
