import { hkdfSync } from 'node:crypto';
import { checkoutDays } from '@jalon/api-client/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { KeyRing } from '../../platform/config/keys.ts';

/** The only accepted algorithm; a token's header can't choose another. */
const algorithm = 'HS256';

const rowId = z.uuid();

/** Signs and reads the tokens of mailed links: each names the row of a checkout, and nothing else. */
export interface ResumeTokens {
  issue(checkoutRow: string): Promise<string>;
  /** The row of a valid token. */
  read(token: string): Promise<string | undefined>;
}

export function createResumeTokens(keys: KeyRing): ResumeTokens {
  // Separate keys: nothing else that is signed with the key ring is a valid token.
  const derived = new Map(
    keys.map(({ id, secret }) => [id, new Uint8Array(hkdfSync('sha256', secret, '', 'resume links', 32))]),
  );
  function keyOf(id: string): Uint8Array {
    const key = derived.get(id);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    issue: (checkoutRow) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, kid: keys[0].id })
        .setSubject(checkoutRow)
        .setExpirationTime(`${checkoutDays} days`)
        .sign(keyOf(keys[0].id)),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid = '' }) => keyOf(kid), { algorithms: [algorithm] });
        return rowId.safeParse(payload.sub).data;
      } catch {
        // Expired, altered or signed with a removed key.
        return undefined;
      }
    },
  };
}
