import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Seconds for which browsers may cache a preflight answer; Chromium's maximum. */
const preflightAge = 7_200;

/**
 * Allows pages of the listed origins only to call the API with cookies and read its answers.
 * `cross-origin-resource-policy` does not interfere: browsers apply it to requests without CORS only (Fetch,
 * HTTP fetch).
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
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
