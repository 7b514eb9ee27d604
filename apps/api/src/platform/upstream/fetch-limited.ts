import { fetchUpstream } from './fetch-upstream.ts';

/** Why there is no answer that could be read: the service did not answer in time, or at all, or too much. */
export type UpstreamFailure = 'timeout' | 'unreachable' | 'too_large';

/** What a service answered. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly text: string;
}

export interface LimitedRequest extends Omit<RequestInit, 'signal' | 'redirect'> {
  /** What the service is called in metrics. */
  readonly service: string;
  /** How long the whole answer may take, in milliseconds. */
  readonly timeout: number;
  /** Bytes of an answer at most. */
  readonly limit: number;
}

/**
 * Calls a service outside, and gives its answer or the reason why there is none; never throws, so that no
 * error quotes the call. A redirect is an answer like others: it would take key and personal data elsewhere.
 */
export async function fetchLimited(
  url: string,
  { service, timeout, limit, ...init }: LimitedRequest,
): Promise<UpstreamAnswer | UpstreamFailure> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetchUpstream(service, url, { ...init, redirect: 'manual', signal });
    const text = await readLimited(response, limit);
    return text === undefined ? 'too_large' : { status: response.status, text };
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  }
}

async function readLimited({ body }: Response, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
