/** One rule of the contract, for the API and the MSW handlers: because both keep it, a story behaves like the site. */
export interface Case<Target> {
  readonly title: string;
  readonly run: (target: Target) => Promise<void>;
}

/** The server under test. */
export interface Server {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
}
