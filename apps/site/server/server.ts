import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { bodyLimit } from '@jalon/api-client/contract';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { createSiteContext, loadContent } from '../app/site-context.server.ts';
import { apiProxy } from './api-proxy.ts';
import { describeError } from './describe-error.ts';
import { requestTimeout } from './limits.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { commonHeaders, contentSecurityPolicy } from './security.ts';
import type { Settings } from './settings.ts';
import { visitedOrigin, visitorHeaders } from './visitor.ts';

/** The server build of the application, with the extra export of its entry. */
export interface SiteBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createSiteContext: typeof createSiteContext;
      loadContent: typeof loadContent;
    };
  };
}

const methods = ['GET', 'HEAD', 'POST'];

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));

/** The site's HTTP server: assets, the `/api` proxy and the pages. It does not listen yet. */
export async function createServer(settings: Settings, build: SiteBuild): Promise<FastifyInstance> {
  const common = commonHeaders(settings.siteUrl);
  const app = fastify({
    // Log lines contain method, route and status only: no address, query, header, body or error message.
    logger: {
      level: settings.logLevel,
      base: null,
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit,
    requestTimeout,
    frameworkErrors: (error, _request, reply) => {
      const page = plainErrorPage(error.statusCode ?? 400);
      (reply as FastifyReply)
        .code(page.status)
        .headers({ ...common, ...page.headers })
        .send(page.html);
    },
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Each page is compressed once: at higher levels, compression takes longer than the transfer that it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The sprite keeps its name from one version to the next.
      const hashed =
        path.startsWith(`${clientFolder}assets/`) && !/\/assets\/icons\.svg(\.(br|gz))?$/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  // A missing asset, for example of an earlier version: a short text instead of a page.
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
  await app.register(apiProxy, { apiUrl: settings.apiUrl, siteUrl: settings.siteUrl });
  build.entry.module.loadContent(settings, app.log);
  await app.register(pages, { settings, build });
  return app;
}

async function pages(app: FastifyInstance, { settings, build }: { settings: Settings; build: SiteBuild }) {
  const handle = createRequestHandler(build, 'production');

  // The route's action parses the form. The body is buffered first to check its size.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const page = plainErrorPage(error.statusCode ?? 500);
    if (page.status >= 500) request.log.error({ err: error });
    return reply.code(page.status).headers(page.headers).send(page.html);
  });

  // The pages answer every GET and POST. Only other methods and missing assets get here.
  app.setNotFoundHandler(async (request, reply) => {
    const page = plainErrorPage(methods.includes(request.method) ? 404 : 405);
    return reply
      .code(page.status)
      .headers({ ...page.headers, allow: methods.join(', ') })
      .send(page.html);
  });

  app.route({
    method: methods,
    url: '/*',
    handler: async (request, reply) => {
      const address = requestUrl(request, settings.siteUrl);
      // React Router rejects these too, but with a bare English text and a stack in the log.
      if (request.method === 'POST' && ![undefined, address.origin].includes(request.headers.origin)) {
        const page = plainErrorPage(400);
        return reply.code(page.status).headers(page.headers).send(page.html);
      }
      const nonce = randomBytes(16).toString('base64');
      const gone = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort();
      });
      const context = build.entry.module.createSiteContext({
        settings,
        nonce,
        visitor: visitorHeaders(request, settings.siteUrl),
        log: request.log,
      });
      reply.header('content-security-policy', contentSecurityPolicy(nonce));
      return await handle(toWebRequest(request, address, gone.signal), context);
    },
  });
}

function toWebRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(address, { method: request.method, headers, body, signal });
}

/**
 * The URL that the visitor's browser requested. A path such as `//host/path` must not be parsed as a host.
 */
function requestUrl(request: FastifyRequest, siteUrl?: string): URL {
  const address = visitedOrigin(request, siteUrl);
  const [path = '/', ...query] = request.url.split('?');
  address.pathname = path.replace(/^[/\\]+/, '/');
  // Resolving the dots of `/.//host` leaves two slashes again.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query.join('?');
  return address;
}
