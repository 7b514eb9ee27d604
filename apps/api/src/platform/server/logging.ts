import { describeError, type LogLevel } from '@jalon/process';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import { routeOf } from '../observability/request-telemetry.ts';
import { errorCodeOf } from './errors.ts';

/** Receives log lines. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Logs one JSON line for each request: id, method, route, status, duration, and the error code of a refusal. Never bodies, queries, IP
 * addresses, user agents or error messages, which may quote them.
 */
export function loggerOptions(
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

export function registerRequestLog(app: FastifyInstance): void {
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
