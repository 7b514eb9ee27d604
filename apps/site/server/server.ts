import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { bodyLimit } from '@jalon/api-client/contract';
import { describeError, isFromOtherSite } from '@jalon/process';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteContent } from '../app/content/site-content.server.ts';
import type { pageForMember } from '../app/islands/member-page.tsx';
import type { MemberPage } from '../app/islands/scriptless-page.ts';
import type { contentVersion, createSiteContext, loadContent } from '../app/site-context.server.ts';
import { apiProxy } from './api-proxy.ts';
import { contentRoutes, draftsFor } from './content/content-routes.ts';
import { requestTimeout } from './limits.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { recordingRoutes } from './pictures/recording-routes.ts';
import { shareRoutes } from './pictures/share-routes.ts';
import { answerBrokenRequest, sendPlainError } from './plain-error-page.ts';
import {
  type CachedPage,
  cachedPage,
  encodingOf,
  isUnchanged,
  PageCache,
} from './public-pages/page-cache.ts';
import { isForEveryVisitor, isForMember, isPublic } from './public-pages/public-page.ts';
import { adapterParts, commonHeaders, contentSecurityPolicy } from './security/security.ts';
import type { Settings } from './settings.ts';
import { visitedOrigin, visitorHeaders } from './visitor.ts';

/** The server build of the application, with the extra export of its entry. */
export interface SiteBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createSiteContext: typeof createSiteContext;
      loadContent: typeof loadContent;
      contentVersion: typeof contentVersion;
      pageForMember: typeof pageForMember;
    };
  };
}

const methods = ['GET', 'HEAD', 'POST'];

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));

/** The site's HTTP server: assets, the `/api` proxy and the pages. It does not listen yet. */
export async function createServer(settings: Settings, build: SiteBuild): Promise<FastifyInstance> {
  const common = commonHeaders(settings, adapterParts(settings));
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
      sendPlainError((reply as FastifyReply).headers(common), error.statusCode ?? 400);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, common),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (!visitedOrigin(request, settings.siteUrl)) return sendPlainError(reply, 400);
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
    // Each of these pages is compressed for one visitor: higher levels take longer than the transfer time that they save.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
    // A page takes a millisecond in one call; a stream of 70 kB takes seven.
    syncThreshold: 512 * 1024,
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The sprite has the same name in every version.
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
  const content = await build.entry.module.loadContent(settings, app.log);
  app.addHook('onClose', async () => content.stop());
  await app.register(contentRoutes, { settings, content });
  await app.register(shareRoutes, { settings, content });
  await app.register(pictureRoutes, { settings });
  await app.register(recordingRoutes, { settings });
  await app.register(pages, { settings, build, content });
  return app;
}

interface PagesOptions {
  settings: Settings;
  build: SiteBuild;
  content: SiteContent;
}

async function pages(app: FastifyInstance, { settings, build, content }: PagesOptions) {
  const handle = createRequestHandler(build, 'production');
  const cache = new PageCache<CachedPage>();
  const memberCache = new PageCache<MemberPage>();
  let inProgress = 0;

  // The route's action parses the form. The body is buffered first to check its size.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    // Without a text of ours, the logger takes the error's message.
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    return sendPlainError(reply, status);
  });

  // The application answers every GET and POST. Only other methods and missing assets get here.
  app.setNotFoundHandler(async (request, reply) => {
    return sendPlainError(
      reply.header('allow', methods.join(', ')),
      methods.includes(request.method) ? 404 : 405,
    );
  });

  app.route({
    method: methods,
    url: '/*',
    handler: async (request, reply) => {
      const origin = visitedOrigin(request, settings.siteUrl);
      // React Router rejects posts from other sites too, but with a plain English text and a stack in the log.
      if (!origin || (request.method === 'POST' && isFromOtherSite(request, [origin.origin]))) {
        return sendPlainError(reply, 400);
      }
      const version = build.entry.module.contentVersion(settings, app.log);
      const key = cacheKey(request, origin);
      const found = key && cache.find(key, version);
      if (found) return await sendCached(request, reply, found);
      const memberKey = memberCacheKey(request, origin);
      const kept = memberKey && memberCache.find(memberKey, version);
      const own = kept && build.entry.module.pageForMember(kept, request.headers.cookie);
      if (own) return reply.headers(kept.headers).send(own);
      const keepMemberPage = (page: MemberPage) => {
        if (memberKey) memberCache.keep(memberKey, version, page, page.parts.join('').length);
      };
      // A post contains typed data, so it is rejected later than a page.
      const limit = settings.concurrentPages * (request.method === 'POST' ? 2 : 1);
      if (inProgress >= limit) return sendPlainError(reply, 503);
      inProgress += 1;
      try {
        const response = await answer(request, reply, origin, memberKey ? keepMemberPage : undefined);
        const isShared = key !== undefined && isPublic(response);
        // The response to HEAD has no body.
        if (request.method === 'HEAD' || !(isShared || isHtml(response))) return response;
        const html = await response.text();
        if (!isShared) return await sendHtml(reply, response, html);
        const page = cachedPage(html, response.headers);
        cache.keep(key, version, page, html.length);
        return await sendCached(request, reply, page);
      } finally {
        inProgress -= 1;
      }
    },
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: URL,
    keepMemberPage: ((page: MemberPage) => void) | undefined,
  ): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const drafts = await draftsFor(request, settings, content);
    const context = build.entry.module.createSiteContext({
      settings,
      nonce,
      visitor: visitorHeaders(request, origin),
      log: request.log,
      drafts,
      keepMemberPage,
    });
    reply.header('content-security-policy', contentSecurityPolicy(nonce, adapterParts(settings)));
    const response = await handle(toWebRequest(request, requestUrl(request, origin), gone.signal), context);
    if (drafts) {
      response.headers.set('cache-control', 'private, no-store');
      response.headers.set('x-robots-tag', 'noindex');
    }
    return response;
  }
}

/** The key of a request whose response all visitors can share. */
function cacheKey({ method, url, headers }: FastifyRequest, { origin }: URL): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isForEveryVisitor(url, headers.cookie) ? origin + url : undefined;
}

/** The key of a request whose response depends on the member only in its header. */
function memberCacheKey({ method, url, headers }: FastifyRequest, { origin }: URL): string | undefined {
  return method === 'GET' && isForMember(url, headers.cookie) ? origin + url : undefined;
}

async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.headers(page.headers);
  if (isUnchanged(headers['if-none-match'], page)) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding']?.toString());
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Sends a page as one text: compressing a stream takes longer. */
function sendHtml(reply: FastifyReply, { status, headers }: Response, html: string): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(status).send(html);
}

function toWebRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(address, { method: request.method, headers, body, signal });
}

/** The URL that the visitor's browser requested. A path such as `//host/path` must not be parsed as a host. */
function requestUrl(request: FastifyRequest, origin: URL): URL {
  const address = new URL(origin);
  const [path = '/', ...query] = request.url.split('?');
  address.pathname = path.replace(/^[/\\]+/, '/');
  // Resolving the dots of `/.//host` leaves two slashes again.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query.join('?');
  return address;
}
