import {
  type AccessTokenClaims,
  accessTokenCookie,
  type MemberSession,
  otherSessions,
  readAccessToken,
} from '../../contract/index.ts';
import type { MockMember } from './mock-members.ts';

// Module state, so that handlers that were created separately share it.

/** The sessions that were started, by id. */
const started = new Map<string, MockSession>();
const ended = new Set<string>();
/** Changed passwords by username, for each list of accounts. */
const changed = new WeakMap<readonly MockMember[], Map<string, string>>();

/** A session of a mock member. */
export interface MockSession extends Pick<MemberSession, 'id' | 'signedInAt'> {
  readonly memberNumber: string;
}

/** The lifetime of a mock token and the time without a request after which it ends, in seconds. */
const [lifetime, idle] = [7_200, 3_600];
const header = encode({ alg: 'HS256', kid: 'mock' });

/**
 * Starts a session; returns its token in the API's format. The signature repeats the payload, so that a modified
 * token is detected.
 */
export function startSession(memberNumber: string): string {
  const now = Date.now();
  const iat = Math.floor(now / 1000);
  const id = crypto.randomUUID();
  started.set(id, { id, memberNumber, signedInAt: new Date(now).toISOString() });
  const claims = { memberNumber, sid: id, iat, exp: iat + lifetime, idle } satisfies AccessTokenClaims;
  const payload = encode(claims);
  return `${header}.${payload}.${payload}`;
}

/** The session of a request, from the header or the cookie. MSW also has `HttpOnly` cookies. */
export function sessionOf(
  { headers }: Request,
  cookies: Readonly<Record<string, string>>,
): MockSession | undefined {
  const [, bearer] = headers.get('authorization')?.match(/^Bearer +(\S+)$/i) ?? [];
  const token = bearer ?? cookies[accessTokenCookie] ?? '';
  const [, payload] = token.split('.');
  if (token !== `${header}.${payload}.${payload}`) return undefined;
  const claims = readAccessToken(token);
  if (!claims?.sid || claims.exp <= Date.now() / 1000 || ended.has(claims.sid)) return undefined;
  // A cookie outlives the page that set it.
  const signedInAt = new Date(claims.iat * 1000).toISOString();
  return started.get(claims.sid) ?? { id: claims.sid, memberNumber: claims.memberNumber, signedInAt };
}

/** The open sessions of the member of a session, this one first. */
export function sessionsBeside(own: MockSession): MockSession[] {
  const others = [...started.values()].filter(
    ({ id, memberNumber }) => memberNumber === own.memberNumber && id !== own.id && !ended.has(id),
  );
  return [own, ...others.toReversed()];
}

/** Ends one session of the same member, or every other one; returns how many. */
export function endSessions(own: MockSession, which: string): number {
  const chosen = sessionsBeside(own).filter(({ id }) =>
    which === otherSessions ? id !== own.id : id === which,
  );
  for (const { id } of chosen) ended.add(id);
  return chosen.length;
}

export function passwordOf(members: readonly MockMember[], { username, password }: MockMember): string {
  return changed.get(members)?.get(username) ?? password;
}

export function setPassword(
  members: readonly MockMember[],
  { username }: MockMember,
  password: string,
): void {
  const passwords = changed.get(members) ?? new Map<string, string>();
  changed.set(members, passwords.set(username, password));
}

function encode(json: object): string {
  return btoa(JSON.stringify(json)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
