/** The sources that a part of the site adds to the security headers. */
export interface SecurityPart {
  /** Sources by directive of the Content-Security-Policy. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** Browser features that pages of the site may use. */
  readonly permissions?: readonly string[];
}
