import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret, type Key, type KeyRing } from '../../../platform/config/keys.ts';

/** Signed times at which forms were rendered; nothing is stored. */
export interface RenderTokens {
  /** A token with the current time: `time.signature`, the time in milliseconds since 1970, in base 36. */
  issue(): string;
  /** The time of a token with a valid signature, even an old one. */
  read(token: unknown): number | undefined;
}

/** Processes with a common key accept each other's tokens. The first key signs, every key verifies. */
export function createRenderTokens([current, ...former]: KeyRing): RenderTokens {
  const sign = signWith(current);
  const signatures = [sign, ...former.map(signWith)];

  return {
    issue: () => sign(Date.now().toString(36)),
    read(token) {
      if (typeof token !== 'string') return undefined;
      const [, time] = token.match(/^([0-9a-z]{1,10})\.[\w-]{43}$/) ?? [];
      if (time === undefined) return undefined;
      // The pattern guarantees equal lengths and one byte per character.
      const isSigned = signatures.some((signed) =>
        timingSafeEqual(Buffer.from(token), Buffer.from(signed(time))),
      );
      return isSigned ? Number.parseInt(time, 36) : undefined;
    },
  };
}

function signWith(key: Key): (time: string) => string {
  // A separate secret, so that other hashes made with the key are not valid tokens.
  const secret = deriveSecret(key, 'render tokens');
  return (time) => `${time}.${createHmac('sha256', secret).update(time).digest('base64url')}`;
}
