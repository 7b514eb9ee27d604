import * as z from 'zod/mini';
import { passwordMaxLength } from './sign-in.ts';

/** The minimum length of a password that is the only factor (NIST SP 800-63B-4, section 3.1.1.2). */
export const passwordMinLength = 15;

/** How long the link of a forgotten password is valid, in minutes. */
export const passwordResetMinutes = 30;

/** The query parameter with the token of the mailed link. */
export const passwordTokenParameter = 'token';

const required = z.string({ error: 'required' }).check(z.minLength(1, { error: 'required', abort: true }));

/** Any characters. The API also answers `tooEasy` to a password that is easy to guess. */
export const newPassword = required.check(
  z.minLength(passwordMinLength, 'tooShort'),
  z.maxLength(passwordMaxLength, 'tooLong'),
);

/** A wrong current password gets the error `incorrect`. `locale` is the language of the message about the change. */
export const passwordChange = z.object({
  currentPassword: required,
  newPassword,
  locale: z._default(z.enum(['fr', 'en']), 'fr'),
});
export type PasswordChange = z.input<typeof passwordChange>;

/** `locale` is the language of the message. */
export const passwordResetRequest = z.object({ username: required, locale: z.enum(['fr', 'en']) });
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;

/** A token that is unknown, expired or used gets the error `expired`. */
export const passwordReset = z.object({ token: required, newPassword });
export type PasswordReset = z.infer<typeof passwordReset>;

export const passwordAnswer = z.object({ status: z.literal('success') });
export type PasswordAnswer = z.infer<typeof passwordAnswer>;
