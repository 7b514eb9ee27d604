export { addMissingAccounts } from './accounts.ts';
export { registerAuth } from './auth.routes.ts';
export { type AuthSettings, readAuthSettings } from './auth.settings.ts';
export { createSessions, type Session, type Sessions } from './session.ts';
