import { randomUUID } from 'node:crypto';
import { bodyLimit } from '@jalon/api-client/contract';
import { hasSeveralHosts } from '@jalon/process';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerRequestTelemetry } from '../observability/request-telemetry.ts';
import { allowOrigins } from '../origins/cross-origin.ts';
import { ApiError, answerBrokenRequest, registerErrors, sendError } from './errors.ts';
import { limitConnections } from './limit-connections.ts';
import { type ServerLimits, serverLimits } from './limits.ts';
import { type LogDestination, loggerOptions, registerRequestLog } from './logging.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { ServerSettings } from './server.settings.ts';

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
  // A keep-alive connection would delay the shutdown until the client closes it.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  // Unknown expectations are ignored (RFC 9110 §10.1.1); Node.js would answer without a body.
  app.server.on('checkExpectation', app.routing);
  registerRequestLog(app);
  registerErrors(app);
  allowOrigins(app, allowedOrigins);
  return app;
}
