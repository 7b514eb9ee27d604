/** The `name` attributes of the list of sessions: the fields of its posts. */
export const sessionFields = {
  /** The id of the session to end, or `others`. */
  session: 'session',
  /** Distinguishes the list from another form of the same page. */
  intent: 'intent',
} as const;

/** The value of `intent` in the post of `SessionList`. */
export const endSessionsIntent = 'end-sessions';
