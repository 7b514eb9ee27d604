export { accountLinkOf, inviteMembers, makeAccountToken } from './passwords/password-reset.ts';
export type { Sessions } from './sessions/session.ts';
export type { Session } from './sessions/session-store.ts';
