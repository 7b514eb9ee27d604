import {
  changePassword as changeCall,
  requestPasswordReset as requestCall,
  resetPassword as resetCall,
} from '../contract/common/calls.ts';
import type {
  PasswordAnswer,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
} from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** Changes the password of the signed-in member. Never throws: `invalid_fields` names fields. */
export function changePassword(
  { currentPassword, newPassword, locale }: PasswordChange,
  options: ApiClientOptions = {},
): Promise<PasswordAnswer | CallError> {
  return call<PasswordAnswer>(
    changeCall.path,
    'status',
    options,
    postJson({ currentPassword, newPassword, locale }),
  );
}

/** Asks for the mailed link that sets a new password. Never throws. */
export function requestPasswordReset(
  { username, locale }: PasswordResetRequest,
  options: ApiClientOptions = {},
): Promise<PasswordAnswer | CallError> {
  return call<PasswordAnswer>(requestCall.path, 'status', options, postJson({ username, locale }));
}

/** Sets a new password with the token of the mailed link. Never throws: `invalid_fields` names fields. */
export function resetPassword(
  { token, newPassword }: PasswordReset,
  options: ApiClientOptions = {},
): Promise<PasswordAnswer | CallError> {
  return call<PasswordAnswer>(resetCall.path, 'status', options, postJson({ token, newPassword }));
}
