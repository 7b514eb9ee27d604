import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import type { LogLevel } from '../../config.ts';
import { routeOf } from '../observability/request-telemetry.ts';

/** Takes log lines. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * One JSON line for each request: id, method, route, status, duration. Bodies, queries, addresses and
 * browsers never reach a log, nor does an error's message, which may quote any of them.
 */
export function loggerOptions(
  level: LogLevel,
  stream: LogDestination = standardOutput(),
): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: { service: 'api', pid: process.pid },
    // What Fastify itself would log of a request, of an answer and of an error.
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

/** Lines that come while others are written go together; what is left is written when the process ends. */
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
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

export type ErrorDescription = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: ErrorDescription;
};

/** An error without its message: names, codes and places of the code only. */
export function describeError(error: Error): ErrorDescription {
  return {
    type: error.name,
    message: '',
    code: 'code' in error ? String(error.code) : undefined,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}
