export { MemberAccess, type MemberAccessProps } from './member-access.tsx';
