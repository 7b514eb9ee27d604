/** A form that was sent and rejected. Never contains a password. */
export interface RejectedForm {
  /** Message keys by field name, or `generic`. */
  readonly errors: Readonly<Record<string, string>>;
  /** The username as it was typed. */
  readonly username?: string | undefined;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number | undefined;
}
