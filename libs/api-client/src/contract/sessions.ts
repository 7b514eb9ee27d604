import * as z from 'zod/mini';
import { otherSessions } from './values.ts';

/** A sign-in of the member that has not ended. */
export const memberSession = z.object({
  id: z.uuid(),
  /** The browser and the device or system at the sign-in, `Firefox` and `Windows`; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** Both times in UTC; the last one to about five minutes. */
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether this is the session of the call. */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const memberSessions = z.object({
  /** The account that they belong to. */
  username: z.string(),
  /** The current session first, then the latest sign-in. */
  sessions: z.array(memberSession),
});
export type MemberSessions = z.infer<typeof memberSessions>;

export const endSessionsRequest = z.object({
  session: z.union([z.literal(otherSessions), z.uuid()]),
});
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>;

export const sessionsEnded = z.object({
  status: z.literal('success'),
  /** How many ended; 0 when the session had already ended. */
  ended: z.int(),
});
export type SessionsEnded = z.infer<typeof sessionsEnded>;
