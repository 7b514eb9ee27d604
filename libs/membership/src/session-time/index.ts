export { SessionNotice, SessionTime, SessionWarning, type SessionWarningProps } from './session-time.tsx';
export type { SessionTimes } from './session-times.ts';
export { useIsWithin, warning } from './use-is-within.ts';
