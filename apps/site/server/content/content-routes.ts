import {
  answerWebhook,
  type ContentStore,
  createPreviews,
  type Drafts,
  type Previews,
} from '@jalon/content/server';
import { isFromOtherSite } from '@jalon/process';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../app/settings/settings.ts';
import type { SiteMap } from '../../app/site-map.ts';
import { visitedOrigin } from '../visitor.ts';
import { toWebRequest } from '../web-request.ts';

interface ContentRoutesOptions {
  readonly settings: Settings;
  readonly content: ContentStore<SiteMap>;
}

/** Routes for a content system: the webhook that refreshes the content, and the links to drafts. */
export async function contentRoutes(
  app: FastifyInstance,
  { settings, content }: ContentRoutesOptions,
): Promise<void> {
  const { webhookSecret } = settings.cms ?? {};
  const previews = previewsOf(settings, content);
  const origin = (request: FastifyRequest) =>
    visitedOrigin(request, settings.siteUrl) ?? new URL('http://localhost');
  // The bodies are not read: a webhook only reports a change, and the post that ends the preview has no fields.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

  if (webhookSecret) {
    app.post('/content/refresh', async (request) =>
      answerWebhook(toWebRequest(request, origin(request)), { store: content, secret: webhookSecret }),
    );
  }
  if (previews) {
    app.get('/preview', async (request) => previews.open(toWebRequest(request, origin(request))));
    app.post('/preview/end', async (request, reply) => {
      if (isFromOtherSite(request, [origin(request).origin])) {
        return reply.header('cache-control', 'no-store').code(400).send();
      }
      return previews.end(toWebRequest(request, origin(request)));
    });
  }
}

function previewsOf(settings: Settings, store: ContentStore<SiteMap>): Previews<SiteMap> | undefined {
  const secret = settings.cms?.previewSecret;
  return secret ? createPreviews({ store, secret }) : undefined;
}

/** The drafts, for a request with the cookie of a preview link. */
export async function draftsFor(
  request: FastifyRequest,
  settings: Settings,
  content: ContentStore<SiteMap>,
): Promise<Drafts<SiteMap> | undefined> {
  return await previewsOf(settings, content)?.drafts(request.headers.cookie);
}
