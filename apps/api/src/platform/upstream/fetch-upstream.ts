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
