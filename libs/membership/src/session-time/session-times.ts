import type { Session } from '../sign-in/session.ts';

/** When a session ends. JSON. */
export interface SessionTimes {
  /** When it ends in any case, in UTC. */
  readonly ends: string;
  /** Minutes without a request after which it ends before; unknown for a token of another API. */
  readonly idleMinutes?: number | undefined;
}

/** The times of a session, for the pages of its member; undefined for a visitor. */
export function sessionTimes(session: Session | undefined): SessionTimes | undefined {
  if (!session) return undefined;
  const { expires, idleSeconds } = session;
  return {
    ends: expires.toISOString(),
    ...(idleSeconds !== undefined && { idleMinutes: Math.floor(idleSeconds / 60) }),
  };
}
