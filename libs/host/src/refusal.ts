import type { HeaderPair } from './answer.ts';

/**
 * The status of the page that shows a refused post. It is the API's when the visitor can correct the post (422) or send it again
 * (428, 429), and when it is one of `also`; otherwise 503.
 */
export function refusedStatus(apiStatus: number, also: readonly number[] = []): number {
  return [422, 428, 429, ...also].includes(apiStatus) ? apiStatus : 503;
}

/** The header that says when to try again, if the API named the seconds. */
export function retryAfter({
  retryAfter: seconds,
}: {
  readonly retryAfter?: number | undefined;
}): HeaderPair[] {
  return seconds ? [['retry-after', String(seconds)]] : [];
}
