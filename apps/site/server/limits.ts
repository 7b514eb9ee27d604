/** How long a browser may take to send a request, in milliseconds. */
export const requestTimeout = 60_000;

/** How long the API may take to answer, in milliseconds. */
export const apiTimeout = 20_000;

/** How long a stop waits for the answers under way, in milliseconds. */
export const shutdownTimeout = 10_000;
