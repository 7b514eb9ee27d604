import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { accessTokenCookie } from '@jalon/api-client/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Allows the page its own files and the inline styles that its script adds. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** How calls carry an access token. */
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: { type: 'apiKey', in: 'cookie', name: accessTokenCookie },
} as const;

type Security = NonNullable<FastifySchema['security']>;

/** `security` of routes that need a signed-in member. */
export const signedInOnly: Security = [{ bearer: [] }, { cookie: [] }];
/** `security` of public routes that use the session when there is one. */
export const signedInOrNot: Security = [{}, ...signedInOnly];

/** Adds the API's description at `/api/openapi.json` and its page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Jalon API',
        description:
          'Every error has the shape `{ status, code, errors }`: `errors` maps a field, or `generic`, to the key of a message.',
        version: '1',
        license: { name: 'MIT' },
      },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    theme: { title: 'Jalon API' },
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, deepLinking: true },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
