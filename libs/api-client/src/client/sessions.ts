import { endSessions as endCall, listSessions as listCall } from '../contract/common/calls.ts';
import type { EndSessionsRequest, MemberSessions, SessionsEnded } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/**
 * The sessions of the signed-in member. A browser sends its cookie; a server passes
 * `headers: { authorization: 'Bearer …' }`. Never throws.
 */
export function listSessions(options: ApiClientOptions = {}): Promise<MemberSessions | CallError> {
  return call<MemberSessions>(listCall.path, 'sessions', options);
}

/** Ends one session of the member by its id, or every other one (`others`). Never throws. */
export function endSessions(
  session: EndSessionsRequest['session'],
  options: ApiClientOptions = {},
): Promise<SessionsEnded | CallError> {
  return call<SessionsEnded>(endCall.path, 'status', options, postJson({ session }));
}
