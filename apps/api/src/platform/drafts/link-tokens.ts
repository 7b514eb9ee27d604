import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { KeyRing } from '../config/keys.ts';
import type { DraftKind } from './draft-kind.ts';

/** The only accepted algorithm; a token's header can't choose another. */
const algorithm = 'HS256';

const claims = z.object({ row: z.uuid(), link: z.string() });

/** A mailed link, and the row of its draft. */
export interface ResumeLink {
  readonly row: string;
  /** The random id of the link, which the draft has until the link is used. */
  readonly link: string;
}

/** Signs and reads the tokens of mailed links: each names a link and the row of its draft, and nothing else. */
export interface LinkTokens {
  issue(link: ResumeLink): Promise<string>;
  /** The link of a valid token. */
  read(token: string): Promise<ResumeLink | undefined>;
}

export function createLinkTokens(
  { purposes }: Pick<DraftKind, 'purposes'>,
  keys: KeyRing,
  keepDays: number,
): LinkTokens {
  // Separate keys: nothing else that is signed with the key ring is a valid token.
  const derived = new Map(
    keys.map(({ id, secret }) => [id, new Uint8Array(hkdfSync('sha256', secret, '', purposes.tokens, 32))]),
  );
  function keyOf(id: string): Uint8Array {
    const key = derived.get(id);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    issue: ({ row, link }) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, kid: keys[0].id })
        .setSubject(row)
        .setJti(link)
        .setExpirationTime(`${keepDays} days`)
        .sign(keyOf(keys[0].id)),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid = '' }) => keyOf(kid), { algorithms: [algorithm] });
        return claims.safeParse({ row: payload.sub, link: payload.jti }).data;
      } catch {
        // Expired, altered or signed with a removed key.
        return undefined;
      }
    },
  };
}
