/** How long prices are reused, in milliseconds; the API lets them be reused for a minute. */
export const pricesReused = 60_000;

/** How long the site waits before it asks again after a failure, in milliseconds. */
export const pricesRetried = 5000;

/** How long a page waits for prices before it is shown without them, in milliseconds. */
export const pricesTimeout = 2000;
