import * as z from 'zod/mini';

/** The cookie with the access token. */
export const accessTokenCookie = 'accessToken';

/** Its attributes, except its expiry and `Secure`, which is omitted only for plain HTTP on the same machine. */
export const accessTokenCookieAttributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Spaces in the username are removed. A missing field gets the error `required`. */
export const credentials = z.object({
  username: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(1)),
});
export type Credentials = z.infer<typeof credentials>;

export const signedIn = z.object({
  status: z.literal('success'),
  /** A JWT that the API signs; also set as the cookie {@link accessTokenCookie} until it expires. */
  accessToken: z.string().check(z.minLength(1)),
});
export type SignedIn = z.infer<typeof signedIn>;

export const signedOut = z.object({ status: z.literal('success') });
export type SignedOut = z.infer<typeof signedOut>;

/** The errors of 401 `wrong_credentials`, the same whether or not the account exists. */
export const wrongCredentialsErrors = {
  username: 'incorrectConnection',
  password: 'incorrectConnection',
} as const;

/**
 * Milliseconds since the sign-in within which a member may change the email address, where the club asks for a recent
 * one: a page offers the field, and the API still accepts what was typed meanwhile.
 */
export const recentSignIn = { offered: 15 * 60_000, accepted: 45 * 60_000 } as const;

export const accessTokenClaims = z.object({
  /** When the token expires, in seconds since 1970. */
  exp: z.int(),
  iat: z.int(),
  /** Without the club's prefix. */
  memberNumber: z.string().check(z.regex(/^\d{1,10}$/)),
  /** The session. This API rejects a token without one; readers of the cookie do not need it. */
  sid: z.optional(z.uuid()),
  /** Seconds without a request after which the session ends. */
  idle: z.optional(z.int()),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;

/**
 * The claims of a token, without verification: use them for the expiry and the member number, never to grant
 * access. `undefined` when the token cannot be read.
 */
export function readAccessToken(token: string): AccessTokenClaims | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return accessTokenClaims.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
