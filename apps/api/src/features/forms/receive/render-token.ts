import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed times at which forms were rendered; nothing is stored. */
export interface RenderTokens {
  /** A token with the current time: `time.signature`, the time in milliseconds since 1970, in base 36. */
  issue(): string;
  /** The time of a token with a valid signature, whatever its age. */
  read(token: unknown): number | undefined;
}

/** Processes with the same secret accept each other's tokens. */
export function createRenderTokens(secret: string): RenderTokens {
  // A separate key: other hashes made with the secret must not be valid tokens.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'render tokens', 32)));

  function sign(time: string): string {
    return `${time}.${createHmac('sha256', key).update(time).digest('base64url')}`;
  }

  return {
    issue: () => sign(Date.now().toString(36)),
    read(token) {
      if (typeof token !== 'string') return undefined;
      const [, time] = token.match(/^([0-9a-z]{1,10})\.[\w-]{43}$/) ?? [];
      // The pattern guarantees equal lengths and one byte per character.
      if (time === undefined || !timingSafeEqual(Buffer.from(token), Buffer.from(sign(time))))
        return undefined;
      return Number.parseInt(time, 36);
    },
  };
}
