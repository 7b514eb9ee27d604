import * as z from 'zod/mini';

/** Holds the access token; no script can read it. */
export const accessTokenCookie = 'accessToken';

/** Characters that a username, without its spaces, and a password may have; longer ones are no account's. */
export const usernameMaxLength = 100;
export const passwordMaxLength = 200;

/** Spaces in the username do not count (site spec §5). Each field that is missing is `required`. */
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

/** The errors of 401 `wrong_credentials`: the same whether or not there is such an account (site spec §8). */
export const wrongCredentialsErrors = {
  username: 'incorrectConnection',
  password: 'incorrectConnection',
} as const;

export const accessTokenClaims = z.object({
  /** When the token expires, in seconds since 1970. */
  exp: z.int(),
  iat: z.int(),
  /** Without the club's prefix. */
  memberNumber: z.string().check(z.regex(/^\d{1,10}$/)),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;

/**
 * What a token says of itself, unverified: to know until when to keep it and whose it is, never to grant
 * anything. `undefined` when it can't be read.
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
