import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timeRequest } from './metrics.ts';

/** What a browser that went away before its answer counts as: no status was sent. */
const clientClosedRequest = 499;

const tracer = trace.getTracer('jalon-api');
const requestIds = new AsyncLocalStorage<string>();

/** The id of the request that is worked on; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/** The pattern of a request's route, not its address: that may hold what a person typed. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}

/**
 * Times every request, and makes a span of it, which goes on with the caller's trace (W3C Trace Context).
 * Neither holds more than method, route and status.
 */
export function registerRequestTelemetry(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(request);
    const answered = timeRequest(request.method);
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      caller,
    );
    contexts.set(request, trace.setSpan(caller, span));
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : clientClosedRequest;
      answered(route, status);
      endSpan(span, status);
    });
  });

  // Only here: what waits for the body goes on outside of an earlier hook's context.
  app.addHook('preHandler', (request, _reply, done) => {
    requestIds.run(request.id, () => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  });
}

function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
