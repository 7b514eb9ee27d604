import { createSessions, type Sessions } from '../features/auth/index.ts';
import type { KeyRing } from '../platform/config/keys.ts';
import type { Store } from '../platform/database/store.ts';

/** The API's sessions in a store's database. */
export function sessionsIn(
  { database, keys }: Pick<Store, 'database'> & { readonly keys: Pick<Store['keys'], 'accessTokens'> },
  { seconds = 60, signedWith = keys.accessTokens }: { seconds?: number; signedWith?: KeyRing } = {},
): Sessions {
  return createSessions({ database, keys: signedWith, sessionSeconds: seconds, sessionIdleSeconds: 3_600 });
}

/** The token of a new session; the member needs no account. */
export async function issueToken(
  store: Parameters<typeof sessionsIn>[0],
  memberNumber: string,
  options: Parameters<typeof sessionsIn>[1] = {},
): Promise<string> {
  const { token } = await sessionsIn(store, options).issue({ username: `of-${memberNumber}`, memberNumber });
  return token;
}
