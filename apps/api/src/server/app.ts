import { randomUUID } from 'node:crypto';
import { bodyLimit } from '@jalon/api-client/contract';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Store } from '../database/store.ts';
import { formRoutes } from '../forms/forms.routes.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { answerBrokenRequest, registerErrors, sendError } from './errors.ts';
import { type LogDestination, loggerOptions, registerRequestLog } from './logging.ts';
import { registerOpenApi } from './openapi.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** After which a request that is still coming in is given up, in milliseconds. */
const requestTimeout = 30_000;

/** The server without its routes, so that what comes before them has its log. `logTo`: default standard output. */
export function createApp(
  { logLevel, trustedProxies }: Pick<Config, 'logLevel' | 'trustedProxies'>,
  logTo?: LogDestination,
): FastifyInstance {
  const app = fastify({
    bodyLimit,
    requestTimeout,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    logger: loggerOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // What arrives on an open connection while we shut down is served, too.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Before routing there are no hooks.
      addSecurityHeaders(request, reply);
      sendError(error, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A body is JSON; anything else is refused with 415.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => addSecurityHeaders(request, reply));
  registerRequestLog(app);
  registerErrors(app);
  return app;
}

/** Adds every route. */
export async function addRoutes(
  app: FastifyInstance,
  { club, rateLimit }: Pick<Config, 'club' | 'rateLimit'>,
  { database, secret }: Pick<Store, 'database' | 'secret'>,
): Promise<void> {
  await registerOpenApi(app);
  await app.register(healthRoutes, { database });
  await app.register(formRoutes, { club, database, rateLimit, secret });
}
