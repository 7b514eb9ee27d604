/** The timeout for receiving a complete request, in milliseconds. */
export const requestTimeout = 60_000;

/** The timeout for an answer of the API, in milliseconds. */
export const apiTimeout = 20_000;
