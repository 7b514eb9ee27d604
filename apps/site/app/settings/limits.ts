/** Milliseconds within which a complete request must be received. */
export const requestTimeout = 60_000;

/** Seconds after which a visitor should retry when the site is busy. */
export const retryAfterBusy = 5;

/** Milliseconds until a call to the API times out. */
export const apiTimeout = 20_000;

/** The same for a page of a checkout that only reads: a frozen database must not hold every page. */
export const checkoutPageTimeout = 5_000;

/** Maximum size of the page cache, in bytes. */
export const pageCacheBytes = 32 * 1024 * 1024;
