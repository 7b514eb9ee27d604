import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { bodyLimit } from '@jalon/api-client/contract';
import type { ContentStore } from '@jalon/content/server';
import { closeConnectionsAtStop, describeError, hasSeveralHosts, isFromOtherSite } from '@jalon/process';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { hasOwnPages, isPublic, ownPage } from '../app/document/public-page.ts';
import { adapterParts, commonHeaders, documentHeaders } from '../app/document/security.ts';
import type { fillPage, parseTemplate } from '../app/page-parts/page-template.tsx';
import { requestTimeout } from '../app/settings/limits.ts';
import type { Settings } from '../app/settings/settings.ts';
import type { contentVersion, createSiteContext, loadContent } from '../app/site-context.server.ts';
import type { SiteMap } from '../app/site-map.ts';
import type { Visitor, visitorOf } from '../app/visitor/visitor.ts';
import { apiProxy } from './api-proxy.ts';
import { contentRoutes, draftsFor } from './content/content-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { recordingRoutes } from './pictures/recording-routes.ts';
import { answerBrokenRequest, sendPlainError } from './plain-error-page.ts';
import { CachedPage, encodingOf, isUnchanged, PageCache } from './public-pages/page-cache.ts';
import { visitedOrigin, visitorHeaders } from './visitor.ts';
import { toWebRequest } from './web-request.ts';

/** The server build of the application, with the extra export of its entry. */
export interface SiteBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createSiteContext: typeof createSiteContext;
      loadContent: typeof loadContent;
      contentVersion: typeof contentVersion;
      fillPage: typeof fillPage;
      parseTemplate: typeof parseTemplate;
      visitorOf: typeof visitorOf;
    };
  };
}

const methods = ['GET', 'HEAD', 'POST'];

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));

/** A browser never asks again for a file whose name changes with its content. */
const revalidation = ['etag', 'last-modified', 'accept-ranges'];

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
    const isClear = !hasSeveralHosts(request.raw) && visitedOrigin(request, settings.siteUrl);
    if (!isClear) return sendPlainError(reply, 400);
  });
  closeConnectionsAtStop(app);
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
      // The sprite and the scenes have the same name in every version.
      const hashed = path.startsWith(`${clientFolder}assets/`) && !/\.svg(\.(br|gz))?$/.test(path);
      // Without effect on scripts, styles and fonts, but half a kilobyte for each.
      if (hashed) for (const name of [...documentHeaders, ...revalidation]) reply.removeHeader(name);
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
  await app.register(pictureRoutes, { settings, content });
  await app.register(recordingRoutes, { settings });
  await app.register(pages, { settings, build, content });
  return app;
}

interface PagesOptions {
  settings: Settings;
  build: SiteBuild;
  content: ContentStore<SiteMap>;
}

async function pages(app: FastifyInstance, { settings, build, content }: PagesOptions) {
  const handle = createRequestHandler(build, 'production');
  const { contentVersion, createSiteContext, fillPage, parseTemplate, visitorOf } = build.entry.module;
  const cache = new PageCache();
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
      const version = contentVersion(settings, app.log);
      const visitor = visitorOf(request.headers.cookie, settings);
      const key = cacheKey(request, origin);
      const found = key && cache.find(key, version);
      if (found) return await sendCached(request, reply, { page: found, visitor });
      // A post contains typed data, so it is rejected later than a page.
      const limit = settings.concurrentPages * (request.method === 'POST' ? 2 : 1);
      if (inProgress >= limit) return sendPlainError(reply, 503);
      inProgress += 1;
      try {
        const response = await answer(request, reply, origin);
        // The response to HEAD has no body.
        const isShared = isPublic(response);
        if (request.method === 'HEAD' || !(isHtml(response) || isShared)) return response;
        const template = parseTemplate(await response.text());
        if (!isShared) return await sendHtml(reply, response, fillPage(template, visitor));
        const page = new CachedPage((one) => fillPage(template, one), response.headers);
        if (key) cache.keep(key, version, page, template.texts.join('').length);
        return await sendCached(request, reply, { page, visitor, isOwn: !key });
      } finally {
        inProgress -= 1;
      }
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, origin: URL): Promise<Response> {
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const drafts = await draftsFor(request, settings, content);
    const context = createSiteContext({
      settings,
      visitor: visitorHeaders(request, origin),
      log: request.log,
      drafts,
      isTemplate: true,
    });
    const response = await handle(toWebRequest(request, origin, gone.signal), context);
    if (drafts) {
      response.headers.set('cache-control', 'private, no-store');
      response.headers.set('x-robots-tag', 'noindex');
    }
    return response;
  }
}

/** The key of a page that differs from visitor to visitor only in its marked parts. */
function cacheKey({ method, url, headers }: FastifyRequest, { origin }: URL): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.includes('?') && !hasOwnPages(headers.cookie) ? origin + url : undefined;
}

interface CachedAnswer {
  readonly page: CachedPage;
  readonly visitor: Visitor;
  /** The address or the visitor’s cookies change more than the marked parts: no other visitor may get this page. */
  readonly isOwn?: boolean;
}

async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { page, visitor, isOwn = false }: CachedAnswer,
): Promise<FastifyReply> {
  reply.headers(page.headers);
  if (isOwn || visitor.member) return reply.header('cache-control', ownPage).send(page.forVisitor(visitor));
  const shared = page.shared(visitor);
  reply.header('etag', shared.etag);
  if (isUnchanged(headers['if-none-match'], shared)) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding']?.toString());
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await shared.body(encoding));
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Sends a page as one text: compressing a stream takes longer. */
function sendHtml(reply: FastifyReply, { status, headers }: Response, html: string): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(status).send(html);
}
