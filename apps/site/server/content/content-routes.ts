import { readCookie, serializeCookie } from '@jalon/host';
import { isFromOtherSite } from '@jalon/process';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Drafts, SiteContent } from '../../app/content/site-content.server.ts';
import type { Settings } from '../settings.ts';
import { visitedOrigin } from '../visitor.ts';
import { isValidSession, readLink, sameSecret, sessionValue } from './preview-link.ts';

export const previewCookie = 'preview';
/** Seconds for which a link shows drafts after it was opened. */
const previewSeconds = 3_600;

const now = () => Math.floor(Date.now() / 1000);

/** Routes for a content system: the webhook that refreshes the content, and the links to drafts. */
export async function contentRoutes(
  app: FastifyInstance,
  { settings, content }: { settings: Settings; content: SiteContent },
): Promise<void> {
  const { webhookSecret, previewSecret } = settings.cms ?? {};
  // The bodies are not read: a webhook only reports a change, and the post that ends the preview has no fields.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

  if (webhookSecret) {
    app.post('/content/refresh', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!sameSecret(request.headers.authorization ?? '', `Bearer ${webhookSecret}`)) {
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      }
      // Answered immediately: a content system aborts a slow call and repeats it.
      void content.refresh();
      return reply.code(204).send();
    });
  }

  if (previewSecret) {
    const cookie = (request: FastifyRequest, value: string, maxAge: number) => {
      const protocol = visitedOrigin(request, settings.siteUrl)?.protocol ?? 'http:';
      return serializeCookie({ name: previewCookie, value, maxAge, httpOnly: true }, { protocol });
    };

    app.get('/preview', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const query = new URLSearchParams(request.url.split('?')[1]);
      const link = readLink(query, previewSecret, now());
      if (!link) return reply.code(403).type('text/plain').send('This link is too old, or not complete.');
      const drafts = await content.drafts();
      const locale = link.locale === 'en' ? 'en' : 'fr';
      const path = drafts?.siteMap.find(link.page)?.paths[locale] ?? `/${locale}`;
      const expires = now() + previewSeconds;
      return reply
        .header('set-cookie', cookie(request, sessionValue(expires, previewSecret), previewSeconds))
        .redirect(path, 303);
    });

    app.post('/preview/end', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const origin = visitedOrigin(request, settings.siteUrl);
      if (!origin || isFromOtherSite(request, [origin.origin])) return reply.code(400).send();
      const from = URL.parse(request.headers.referer ?? '');
      const path = from?.origin === origin.origin ? from.pathname : '/';
      return reply.header('set-cookie', cookie(request, '', 0)).redirect(path.replace(/^\/+/, '/'), 303);
    });
  }
}

/** The drafts, for a request with the cookie of a preview link. */
export async function draftsFor(
  request: FastifyRequest,
  settings: Settings,
  content: SiteContent,
): Promise<Drafts | undefined> {
  const secret = settings.cms?.previewSecret;
  const value = readCookie(request.headers.cookie, previewCookie);
  return secret && value && isValidSession(value, secret, now()) ? await content.drafts() : undefined;
}
