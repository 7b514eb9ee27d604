import * as z from 'zod/mini';
import { passwordMaxLength, passwordMinLength } from './values.ts';

/** How long the link of a forgotten password is valid, in minutes. */
export const passwordResetMinutes = 30;

/** How long the mailed link of a new member is valid, in hours. */
export const newAccountHours = 24;

/** For how long after the order the receipt can ask for a new member's link, in minutes. That link is valid for {@link passwordResetMinutes}. */
export const newAccountMinutes = 60;

/** The query parameter with the token of the mailed link. */
export const passwordTokenParameter = 'token';
/** The query parameter of a link with which a new member chooses the first password. */
export const newAccountParameter = 'new';

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

/** `username` is that of the account that was created: the link was a new member's. */
export const passwordResetAnswer = z.object({
  status: z.literal('success'),
  username: z.optional(z.string()),
});
export type PasswordResetAnswer = z.infer<typeof passwordResetAnswer>;

/** The page on which a new member chooses a password, with the token of the link: its path in each language. It works once. */
export const accountLink = z.object({ fr: z.string(), en: z.string() });
export type AccountLink = z.infer<typeof accountLink>;

export const accountLinkAnswer = z.object({ link: accountLink });
export type AccountLinkAnswer = z.infer<typeof accountLinkAnswer>;

export const passwordAnswer = z.object({ status: z.literal('success') });
export type PasswordAnswer = z.infer<typeof passwordAnswer>;
