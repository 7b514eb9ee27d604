import { signIn as signInCall, signOut as signOutCall } from '../contract/calls.ts';
import type { Credentials, SignedIn, SignedOut } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/**
 * Signs a member in; the answer's cookie keeps the token in a browser. Never throws: `wrong_credentials`
 * and `invalid_fields` name fields, everything else is `generic`.
 */
export function signIn(
  { username, password }: Credentials,
  options: ApiClientOptions = {},
): Promise<SignedIn | CallError> {
  return call<SignedIn>(signInCall.path, 'accessToken', options, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

/** Makes the browser forget the token and the member. Never throws. */
export function signOut(options: ApiClientOptions = {}): Promise<SignedOut | CallError> {
  return call<SignedOut>(signOutCall.path, 'status', options, { method: 'POST' });
}
