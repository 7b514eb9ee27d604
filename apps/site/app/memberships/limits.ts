/** Milliseconds for which prices are reused; the API allows a minute. */
export const pricesReused = 60_000;

/** Milliseconds for which known prices are shown while they can’t be read again: as long as a quote is valid. */
export const pricesKept = 30 * 60_000;

/** Milliseconds until the site retries after a failure. */
export const pricesRetried = 5000;

/** Milliseconds that a page waits for prices before it is shown without them. */
export const pricesTimeout = 2000;
