/** The `name` attributes of the forms about passwords: the fields of their posts. */
export const passwordFields = {
  currentPassword: 'currentPassword',
  newPassword: 'newPassword',
  username: 'username',
  /** The token of the mailed link. */
  token: 'token',
  /** Distinguishes a change of password from another form of the same page. */
  intent: 'intent',
} as const;

/** The value of `intent` in the post of `ChangePasswordForm`. */
export const changePasswordIntent = 'change-password';
