import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { bodyLimit } from '@jalon/api-client/contract';
import { closeConnectionsAtStop, describeError, hasSeveralHosts, type LogLevel } from '@jalon/process';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { destination } from 'pino';
import { registerRequestTelemetry, routeOf } from '../observability/request-telemetry.ts';
import { ApiError, answerBrokenRequest, errorCodeOf, registerErrors, sendError } from './errors.ts';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { ServerSettings } from './server.settings.ts';

/** Seconds for which browsers may cache a preflight answer; Chromium's maximum. */
const preflightAge = 7_200;

/**
 * Allows pages of the listed origins only to call the API with cookies and read its answers.
 * `cross-origin-resource-policy` does not interfere: browsers apply it to requests without CORS only (Fetch,
 * HTTP fetch).
 */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.register(cors, {
    origin: async (origin?: string) => origin !== undefined && origins.includes(origin),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: preflightAge,
    strictPreflight: false,
  });
}

/** Limits of one process for its clients; `bodyLimit` for bodies is in the contract. */
interface ServerLimits extends ConnectionLimits {
  /** Bytes of the request line and headers together; more is answered with 431. */
  readonly headerBytes: number;
  /** Number of headers; more is answered with 431. */
  readonly headers: number;
  /** Concurrent connections; further ones are closed at once. */
  readonly connections: number;
  /** Milliseconds until all headers have arrived, for idle new connections too. */
  readonly headersTimeout: number;
  /** Milliseconds until the whole request has arrived; later is answered with 408. */
  readonly requestTimeout: number;
  /** Milliseconds without data in either direction, after which a connection is closed. */
  readonly silence: number;
  /** Milliseconds between checks of the first two timeouts. */
  readonly checkInterval: number;
}

export const serverLimits: ServerLimits = {
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 2_000,
  connectionsPerClient: 100,
  connectionsPerProxy: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  silence: 60_000,
  checkInterval: 2_000,
};

export interface ServerOptions {
  /** Default: standard output. */
  readonly logTo?: LogDestination;
  readonly limits?: ServerLimits;
  /** The name in the log. Default: `api`. */
  readonly service?: string;
}

/** The HTTP server without routes: log, errors, limits, security headers and CORS. */
export function createHttpServer(
  {
    logLevel,
    trustedProxies,
    allowedOrigins,
  }: Pick<ServerSettings, 'logLevel' | 'trustedProxies' | 'allowedOrigins'>,
  { logTo, limits = serverLimits, service }: ServerOptions = {},
): FastifyInstance {
  const app = fastify({
    bodyLimit,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.silence,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Node.js would answer without a body; the hook below answers instead.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    logger: loggerOptions(logLevel, logTo, service),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Requests on open connections are still served during shutdown.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run before routing.
      addSecurityHeaders(request, reply);
      sendError(error, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON bodies are accepted: others are answered with 415.
  app.removeContentTypeParser('text/plain');
  app.server.maxConnections = limits.connections;
  limitConnections(app.server, trustedProxies, limits);
  registerRequestTelemetry(app);
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request, reply);
    // `rawHeaders` has two entries for each header.
    if (request.raw.rawHeaders.length > 2 * limits.headers) throw new ApiError('headers_too_large');
    const isHostless = !request.headers.host && request.raw.httpVersion === '1.1';
    if (isHostless || hasSeveralHosts(request.raw)) throw new ApiError('invalid_body');
  });
  closeConnectionsAtStop(app);
  // Unknown expectations are ignored (RFC 9110 §10.1.1); Node.js would answer without a body.
  app.server.on('checkExpectation', app.routing);
  registerRequestLog(app);
  registerErrors(app);
  allowOrigins(app, allowedOrigins);
  return app;
}

/** Receives log lines. */
interface LogDestination {
  write(line: string): void;
}

/**
 * Logs one JSON line for each request: id, method, route, status, duration, and the error code of a refusal. Never bodies, queries, IP
 * addresses, user agents or error messages, which may quote them.
 */
function loggerOptions(
  level: LogLevel,
  stream: LogDestination = standardOutput(),
  service = 'api',
): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: { service, pid: process.pid },
    // Replace Fastify's own serializers, which log more.
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

/** Asynchronous: lines are buffered during a write, and flushed when the process ends. */
function standardOutput(): LogDestination {
  return destination({ dest: 1, sync: false });
}

function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        code: errorCodeOf(reply),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
