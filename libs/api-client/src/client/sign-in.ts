import { signIn as signInCall, signOut as signOutCall } from '../contract/common/calls.ts';
import type { Credentials, SignedIn, SignedOut } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/**
 * Signs a member in; in a browser, the answer sets the cookie with the token. Never throws: `wrong_credentials` and
 * `invalid_fields` name fields, other errors are `generic`.
 */
export function signIn(
  { username, password }: Credentials,
  options: ApiClientOptions = {},
): Promise<SignedIn | CallError> {
  return call<SignedIn>(signInCall.path, 'accessToken', options, postJson({ username, password }));
}

/** Ends the session and deletes its cookies. Never throws. */
export function signOut(options: ApiClientOptions = {}): Promise<SignedOut | CallError> {
  return call<SignedOut>(signOutCall.path, 'status', options, { method: 'POST' });
}
