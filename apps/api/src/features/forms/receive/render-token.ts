import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed times at which forms were rendered, which no process has to remember. */
export interface RenderTokens {
  /** A token of now: `time.signature`, the time in milliseconds since 1970, to the base of 36. */
  issue(): string;
  /** The time of a token of ours, whatever its age. */
  read(token: unknown): number | undefined;
}

/** Processes that are given the same secret take each other's tokens. */
export function createRenderTokens(secret: string): RenderTokens {
  // A key of its own: what is hashed with the secret elsewhere is no token.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'render tokens', 32)));

  function sign(time: string): string {
    return `${time}.${createHmac('sha256', key).update(time).digest('base64url')}`;
  }

  return {
    issue: () => sign(Date.now().toString(36)),
    read(token) {
      if (typeof token !== 'string') return undefined;
      const [, time] = token.match(/^([0-9a-z]{1,10})\.[\w-]{43}$/) ?? [];
      // The pattern makes both equally long, of one byte for each character.
      if (time === undefined || !timingSafeEqual(Buffer.from(token), Buffer.from(sign(time))))
        return undefined;
      return Number.parseInt(time, 36);
    },
  };
}
