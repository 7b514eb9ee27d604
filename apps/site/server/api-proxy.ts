import httpProxy from '@fastify/http-proxy';
import {
  bodyLimit,
  type ErrorAnswer,
  type ErrorCode,
  errorStatus,
  filePartSize,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { apiTimeout } from '../app/settings/limits.ts';
import type { Settings } from '../app/settings/settings.ts';
import { visitedOrigin, visitorHeaders } from './visitor.ts';

/**
 * Proxies `/api` to the API with cookies, the visitor's address and the origin. Its errors have the API's format.
 */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, siteUrl }: Pick<Settings, 'apiUrl' | 'siteUrl'>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request, reply) => {
    // Rejected before forwarding. Without a length, the API itself counts the bytes.
    const limit = filePartPath.test(request.url) ? filePartSize : bodyLimit;
    if (Number(request.headers['content-length']) > limit) return sendError(reply, 'too_large');
  });
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    // The proxy refuses paths that lead out of `/api`, such as `/api/..%2f`.
    sendError(reply, statusCode < 500 ? 'not_found' : 'unavailable'),
  );
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    undici: { headersTimeout: apiTimeout, bodyTimeout: apiTimeout, connect: { timeout: 3_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const origin = visitedOrigin(request, siteUrl);
        // Node.js has answered 100 to it already, and undici refuses to send it.
        const { expect: _, ...kept } = headers;
        return { ...kept, ...(origin && visitorHeaders(request, origin)) };
      },
      // No retries: only the caller knows whether its idempotency key makes one safe.
      retryDelay: () => null,
      onError: (reply) => sendError(reply as FastifyReply, 'unavailable'),
    },
  });
}

/** The one call that takes more than JSON: a part of a file. */
const filePartPath = /^\/api\/forms\/\d+\/files\/[0-9a-f]+\/parts\/\d+$/;

function sendError(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const answer: ErrorAnswer = { status: 'error', code, errors: { generic: 'tryAgainLater' } };
  if (code === 'unavailable') reply.header('retry-after', retryAfterUnavailable);
  return reply.code(errorStatus[code]).header('cache-control', 'no-store').send(answer);
}
