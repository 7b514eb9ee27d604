import { fetchUpstream } from './fetch-upstream.ts';

/** Why there is no usable answer. */
export type UpstreamFailure = 'timeout' | 'unreachable' | 'too_large';

/** The answer of a service. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly text: string;
}

export interface LimitedRequest extends Omit<RequestInit, 'signal' | 'redirect'> {
  /** The service's name in metrics. */
  readonly service: string;
  /** Milliseconds for the complete answer. */
  readonly timeout: number;
  /** Maximum bytes of the answer. */
  readonly limit: number;
}

/**
 * Calls another service and returns its answer, or why there is none. Never throws: an error could quote the
 * request. Does not follow redirects, which could send keys and personal data to another server.
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
