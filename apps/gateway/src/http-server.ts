import { randomUUID } from 'node:crypto';
import { bodyLimit } from '@jalon/api-client/contract';
import { closeConnectionsAtStop, describeError, type LogLevel } from '@jalon/process';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';

/** Receives log lines. */
export interface LogDestination {
  write(line: string): void;
}

export interface HttpServerOptions {
  readonly logLevel: LogLevel;
  /** Default: standard output. */
  readonly logTo?: LogDestination | undefined;
}

/** For answers that browsers must treat as data; the pages replace some of them. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** Milliseconds. */
const requestTimeout = 30_000;
const connectionTimeout = 60_000;

/**
 * The HTTP server without routes: log, errors and security headers. The log has one line for each request, without
 * bodies, queries and error messages: people type card and bank numbers here.
 */
export function createHttpServer({ logLevel, logTo }: HttpServerOptions): FastifyInstance {
  const app = fastify({
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    genReqId: () => randomUUID(),
    logger: {
      level: logLevel,
      base: { service: 'sandbox-gateway', pid: process.pid },
      // Replace Fastify's own serializers, which log more.
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Requests on open connections are still served during shutdown.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      // Hooks do not run before routing.
      reply.headers(securityHeaders);
      sendError(error, reply);
    },
  });
  // Only JSON bodies are accepted: others are answered with 415.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  closeConnectionsAtStop(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => sendError(error, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  return app;
}

/** Fastify's own errors concern the request's format; any other error is a defect. */
function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.code(statusCode).send({ error: 'invalid_request' });
  reply.log.error({ error: describeError(error) }, 'unexpected');
  return reply.code(500).send({ error: 'unexpected' });
}
