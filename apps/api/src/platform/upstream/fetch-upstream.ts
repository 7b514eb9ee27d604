import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { recordUpstreamCall, type UpstreamOutcome } from '../observability/metrics.ts';
import { currentRequestId } from '../observability/request-telemetry.ts';

const tracer = trace.getTracer('jalon-api');

/**
 * `fetch` for calls to other services: counted and timed under the service's name, with the current request's
 * id and trace in the headers. Metrics and traces hold neither URL nor body.
 */
export async function fetchUpstream(
  service: string,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const span = tracer.startSpan(service, {
    kind: SpanKind.CLIENT,
    attributes: { 'peer.service': service, 'http.request.method': init.method ?? 'GET' },
  });
  const headers = new Headers(init.headers);
  const id = currentRequestId();
  if (id !== undefined) headers.set('x-request-id', id);
  propagation.inject(trace.setSpan(context.active(), span), headers, {
    set: (carrier, name, value) => carrier.set(name, value),
  });

  const began = performance.now();
  let outcome: UpstreamOutcome = 'unreachable';
  try {
    const response = await fetch(url, { ...init, headers });
    outcome = response.status < 400 ? 'answered' : 'refused';
    span.setAttribute('http.response.status_code', response.status);
    return response;
  } finally {
    if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    recordUpstreamCall(service, outcome, (performance.now() - began) / 1000);
  }
}

/** The reasons for which a call has no usable answer. */
type UpstreamFailure = 'timeout' | 'unreachable' | 'too_large';

/** The answer of a service. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly text: string;
}

interface LimitedRequest extends Omit<RequestInit, 'signal' | 'redirect'> {
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
