/** The timeout for receiving a complete request, in milliseconds. */
export const requestTimeout = 60_000;

/** Seconds after which a visitor of a busy site should try again. */
export const retryAfterBusy = 5;

/** The timeout for an answer of the API, in milliseconds. */
export const apiTimeout = 20_000;

/** Maximum size of the page cache, in bytes. */
export const pageCacheBytes = 32 * 1024 * 1024;
