import type { FastifyReply, FastifyRequest } from 'fastify';

/** For answers that browsers must treat as data, never as a page. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

export function addSecurityHeaders(request: Pick<FastifyRequest, 'id'>, reply: FastifyReply): void {
  reply.headers({ ...securityHeaders, 'x-request-id': request.id });
}
