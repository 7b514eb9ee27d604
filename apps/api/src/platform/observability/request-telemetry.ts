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

/** Status of a request whose client disconnected before the answer. */
const clientClosedRequest = 499;

const tracer = trace.getTracer('jalon-api');
const requestIds = new AsyncLocalStorage<string>();

/** The id of the current request; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/** The pattern of a request's route. The URL itself may contain typed text. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}

/**
 * Times every request and creates a span for it that continues the caller's trace (W3C Trace Context). Both
 * hold method, route and status only.
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

  // An earlier hook does not work: its context is lost while the body is read.
  app.addHook('preHandler', (request, _reply, done) => {
    requestIds.run(request.id, () => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  });
}

function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
