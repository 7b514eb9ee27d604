import { randomUUID } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { bodyLimit } from '@jalon/api-client/contract';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { canadaPostDirectory } from './features/addresses/canada-post.ts';
import { dataSetDirectory } from './features/addresses/embedded-directory.ts';
import { loginRoutes } from './features/auth/login.routes.ts';
import { createSessions } from './features/auth/session.ts';
import { createDeliveries } from './features/forms/delivery/deliveries.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { handledForms } from './features/forms/handled-forms.ts';
import { createRetention } from './features/forms/retention.ts';
import { sealAnew } from './features/forms/stored-submissions.ts';
import { maintenanceRoutes } from './features/maintenance/maintenance.routes.ts';
import { seedDemonstration } from './features/members/demonstration.ts';
import { httpDirectory } from './features/members/http-directory.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { tableDirectory } from './features/members/table-directory.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { searchEngine } from './features/search/search-engine.ts';
import type { Store } from './platform/database/store.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { registerRequestTelemetry } from './platform/observability/request-telemetry.ts';
import { allowOrigins } from './platform/server/cross-origin.ts';
import { answerBrokenRequest, CallRefused, registerErrors, sendError } from './platform/server/errors.ts';
import { type ServerLimits, serverLimits } from './platform/server/limits.ts';
import { type LogDestination, loggerOptions, registerRequestLog } from './platform/server/logging.ts';
import { registerOpenApi } from './platform/server/openapi.ts';
import { registerOriginCheck } from './platform/server/origin-check.ts';
import { addSecurityHeaders } from './platform/server/security-headers.ts';

export interface AppOptions {
  /** Default: standard output. */
  readonly logTo?: LogDestination;
  readonly limits?: ServerLimits;
}

/** The server without its routes, so that what comes before them has its log. */
export function createApp(
  {
    logLevel,
    trustedProxies,
    allowedOrigins,
  }: Pick<Config, 'logLevel' | 'trustedProxies' | 'allowedOrigins'>,
  { logTo, limits = serverLimits }: AppOptions = {},
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
      // Node.js would answer without a body.
      requireHostHeader: false,
    },
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
  app.server.maxConnections = limits.connections;
  registerRequestTelemetry(app);
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request, reply);
    // Two entries for each.
    if (request.raw.rawHeaders.length > 2 * limits.headers) throw new CallRefused('headers_too_large');
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new CallRefused('invalid_body');
  });
  // An expectation that nobody knows may be passed over (RFC 9110, 10.1.1); Node.js would answer without a body.
  app.server.on('checkExpectation', app.routing);
  registerRequestLog(app);
  registerErrors(app);
  allowOrigins(app, allowedOrigins);
  return app;
}

/** Adds every route; `leaving` is aborted as soon as the process is told to end. */
export async function addRoutes(
  app: FastifyInstance,
  {
    club,
    forms,
    addresses,
    login,
    members,
    search,
    allowedOrigins,
    delivery,
  }: Pick<
    Config,
    'club' | 'forms' | 'addresses' | 'login' | 'members' | 'search' | 'allowedOrigins' | 'delivery'
  >,
  { database, secret, keys }: Store,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // Whoever keeps a connection open comes back on another, to a process that stays.
    if (leaving.aborted) reply.header('connection', 'close');
  });
  await app.register(fastifyCookie);
  const checkOrigin = registerOriginCheck(app, allowedOrigins);
  const sessions = createSessions({ ...login, keys: keys.accessTokens });
  const memberDirectory = members.directory ? httpDirectory(members.directory) : tableDirectory(database);
  if (members.demonstration) await seedDemonstration(database);
  await registerOpenApi(app);
  await app.register(healthRoutes, { database, leaving });
  await app.register(maintenanceRoutes, { database });
  await addForms();
  await app.register(loginRoutes, { ...login, database, sessions, secret, checkOrigin });
  await app.register(memberRoutes, { directory: memberDirectory, sessions });
  const { canadaPost } = addresses;
  const directory = canadaPost ? canadaPostDirectory(canadaPost) : dataSetDirectory();
  await app.register(addressRoutes, { ...addresses, directory, database, secret });
  await app.register(searchRoutes, { ...search, engine: searchEngine(search, database), database, secret });

  async function addForms(): Promise<void> {
    const definitions = handledForms(club);
    const common = { database, keys: keys.data, secret };
    const log = app.log;
    const deliveries = createDeliveries({ ...common, settings: delivery, club, forms: definitions, log });
    await sealAnew(database, keys.data, { onlyPlain: true });
    await app.register(formRoutes, {
      ...forms,
      ...common,
      definitions,
      sessions,
      directory: memberDirectory,
      deliveries,
    });
    if (!delivery.worker) return;
    const retention = createRetention({ ...forms, database, log });
    // Not before: a process that can’t listen ends at once.
    app.addHook('onListen', async () => {
      deliveries.start();
      retention.start();
    });
    app.addHook('preClose', async () => {
      // While requests are still being answered; waited for below.
      void deliveries.stop();
      retention.stop();
    });
    app.addHook('onClose', () => deliveries.stop());
  }
}
