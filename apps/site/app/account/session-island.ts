export { SessionNotice } from '@jalon/membership/session-time';
