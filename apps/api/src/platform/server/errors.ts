import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  type ErrorAnswer,
  type ErrorCode,
  errorStatus,
  genericErrorKey,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import { describeError } from '@jalon/process';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { securityHeaders } from './security-headers.ts';

/** Thrown by routes to answer an error of the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Fields in error, by wire name. */
  readonly errors: ErrorAnswer['errors'] | undefined;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** The token to send with the next attempt. */
  readonly renderToken: string | undefined;

  constructor(
    code: ErrorCode,
    details: {
      errors?: ErrorAnswer['errors'];
      retryAfter?: number;
      renderToken?: string;
      cause?: Error;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.renderToken = details.renderToken;
  }
}

/** The body of an error: its fields, or the key of the message under the submit button. */
export function errorAnswer(code: ErrorCode, errors?: ErrorAnswer['errors']): ErrorAnswer {
  return {
    status: 'error',
    code,
    errors: errors ?? { generic: genericErrorKey(code) },
  };
}

/** Fastify's own errors and their codes of the contract. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

function refusal(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkCodes[code];
  if (known) return new ApiError(known);
  // Fastify's other client errors concern the body: malformed JSON, wrong length, prototype keys.
  return new ApiError(statusCode >= 400 && statusCode < 500 ? 'invalid_body' : 'unexpected');
}

const errorCodes = new WeakMap<FastifyReply, ErrorCode>();

/** The code of the error that a reply was answered with. */
export function errorCodeOf(reply: FastifyReply): ErrorCode | undefined {
  return errorCodes.get(reply);
}

/** Sends an error in the contract's format; logs server errors. */
export function sendError(error: FastifyError | Error, reply: FastifyReply): FastifyReply {
  const { code, errors, retryAfter, renderToken } = refusal(error);
  const status = errorStatus[code];
  errorCodes.set(reply, code);
  if (status >= 500) reply.log.error({ error: describeError(error) }, code);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...errorAnswer(code, errors), renderToken });
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => sendError(error, reply));
  app.setNotFoundHandler((_request, reply) => sendError(new ApiError('not_found'), reply));
}

/** Errors of Node.js' parser and their codes. Any other error means that the data is not HTTP. */
const brokenRequestCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timed_out',
};

/** Answers malformed or incomplete requests in the same format, then closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const code = brokenRequestCodes[error.code ?? ''] ?? 'invalid_body';
    const status = errorStatus[code];
    const body = JSON.stringify(errorAnswer(code));
    const headers = Object.entries({
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
  }
  socket.destroy();
}
