import { accounts } from '../features/auth/accounts.tables.ts';
import type { Sessions } from '../features/auth/index.ts';
import { hashOfNoPassword } from '../features/auth/passwords/password.ts';
import { createSessions } from '../features/auth/sessions/session.ts';
import type { KeyRing } from '../platform/config/keys.ts';
import type { Store } from '../platform/database/store.ts';

/** The API's sessions in a store's database. */
export function sessionsIn(
  { database, keys }: Pick<Store, 'database'> & { readonly keys: Pick<Store['keys'], 'accessTokens'> },
  { seconds = 60, signedWith = keys.accessTokens }: { seconds?: number; signedWith?: KeyRing } = {},
): Sessions {
  return createSessions({ database, keys: signedWith, sessionSeconds: seconds, sessionIdleSeconds: 3_600 });
}

const passwordHash = hashOfNoPassword();

/** Sessions hold a connection that listens: tests of many calls share it. */
const shared = new WeakMap<Store['database'], Sessions>();

function sharedSessions(store: Parameters<typeof sessionsIn>[0]): Sessions {
  const sessions = shared.get(store.database) ?? sessionsIn(store);
  shared.set(store.database, sessions);
  return sessions;
}

/** The token of a new session, of an account that is added for it. */
export async function issueToken(
  store: Parameters<typeof sessionsIn>[0],
  memberNumber: string,
  options?: Parameters<typeof sessionsIn>[1],
): Promise<string> {
  const account = { username: `of-${memberNumber}`, memberNumber, passwordHash };
  await store.database.transaction((transaction) =>
    transaction.insert(accounts).values(account).onConflictDoNothing(),
  );
  const sessions = options ? sessionsIn(store, options) : sharedSessions(store);
  const issued = await sessions.issue(account);
  if (!issued) throw new Error('The session was not stored');
  return issued.token;
}

/** Seconds for which calls of one member share a session, which lives a minute. */
const reusedFor = 30;
const recent = new WeakMap<
  Store['database'],
  Map<string, { readonly token: string; readonly until: number }>
>();

/** Before a database gets the rows again that it began with. */
export function forgetSessions({ database }: Pick<Store, 'database'>): void {
  recent.delete(database);
}

/** The token of a session of a member, which calls that follow each other share: storing one takes eight statements. */
export async function recentToken(
  store: Parameters<typeof sessionsIn>[0],
  memberNumber: string,
): Promise<string> {
  const tokens = recent.get(store.database) ?? new Map();
  recent.set(store.database, tokens);
  const known = tokens.get(memberNumber);
  if (known && known.until > performance.now()) return known.token;
  const token = await issueToken(store, memberNumber);
  tokens.set(memberNumber, { token, until: performance.now() + reusedFor * 1_000 });
  return token;
}
