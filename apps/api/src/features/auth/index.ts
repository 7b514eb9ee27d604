export { addMissingAccounts } from './accounts.ts';
export { type AuthSettings, readAuthSettings } from './auth.settings.ts';
export { registerAuth } from './auth.ts';
export { accountLinkOf, inviteMembers, makeAccountToken } from './passwords/password-reset.ts';
export { personalAccount } from './personal-account.ts';
export { createSessions, type Sessions } from './sessions/session.ts';
export type { Session } from './sessions/session-store.ts';
