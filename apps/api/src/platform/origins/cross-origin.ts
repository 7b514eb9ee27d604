import cors from '@fastify/cors';
import type { Environment } from '@jalon/process';
import type { FastifyInstance } from 'fastify';

/** Seconds for which browsers may cache a preflight answer; Chromium's maximum. */
const preflightAge = 7_200;

/** Origins other than the API's own whose pages may call it, from `ALLOWED_ORIGINS`. */
export function readAllowedOrigins(environment: Environment): string[] {
  const origins = environment.list('ALLOWED_ORIGINS');
  for (const origin of origins.filter((origin) => !isOrigin(origin))) {
    environment.problem(
      `ALLOWED_ORIGINS takes origins as browsers send them, such as https://www.example.org, not "${origin}".`,
    );
  }
  return origins;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

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
