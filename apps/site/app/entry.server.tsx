import { hasVideo, publicPage, videoSources } from '@jalon/content/server';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { loadScripts, speculationRules } from './document/inline-scripts.tsx';
import { isPublic, ownPage } from './document/public-page.ts';
import { renderPage } from './document/render-page.ts';
import { adapterParts, contentSecurityPolicy } from './document/security.ts';
import { IslandsContext, type PageIslands } from './islands/islands-context.ts';
import { fillPage, parseTemplate } from './page-parts/page-template.tsx';
import { everyVisitor } from './page-parts/visitor-parts.tsx';
import type { SecurityPart } from './settings/security-part.ts';
import { getSite } from './site-context.server.ts';
import { visitorOf } from './visitor/visitor.ts';

export { fillPage, parseTemplate } from './page-parts/page-template.tsx';
export { contentVersion, createSiteContext, loadContent } from './site-context.server.ts';
export { visitorOf } from './visitor/visitor.ts';

export const streamTimeout = 10_000;

/**
 * Logs errors of loaders, actions and rendering. Not logged: aborted requests, and responses under 500, whose status
 * is in the request's own log line.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) getSite(context).log.error({ err: error }, 'A page failed');
};

/** Renders a complete page and then inserts its styles into the head; streamed styles would precede the doctype. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // A post to a page without a form.
  if (status !== 200 && headers.get('cache-control') === publicPage) headers.set('cache-control', ownPage);
  const { settings, isTemplate } = getSite(loadContext);
  const sheet = new ServerStyleSheet();
  const page = pageIslands(sheet, loadScripts([routerContext.manifest.entry.module]));
  try {
    const html = await renderPage(
      sheet.collectStyles(
        <IslandsContext value={page}>
          <ServerRouter context={routerContext} url={request.url} />
        </IslandsContext>,
      ),
      { signal: request.signal, timeout: streamTimeout + 1000 },
    );
    const template = parseTemplate(html);
    // A page that is kept for every visitor needs the styles of each.
    const isKept = isTemplate && isPublic({ status, headers });
    if (isKept) for (const visitor of everyVisitor) fillPage(template, visitor, sheet);
    const body = isKept
      ? html
      : fillPage(template, visitorOf(request.headers.get('cookie'), settings), sheet);
    const styles = sheet.getStyleTags();
    const data = pageData(routerContext);
    const inline = { scripts: [page.loader, speculationRules], styles: inlineStyles(styles) };
    const parts = [
      // Only a page with fields of the payment gateway has a policy of its own.
      ...adapterParts(settings, { takesPayment: data.security !== undefined }),
      ...(data.blocks && hasVideo(data) ? [{ csp: videoSources }] : []),
      ...(data.security ? [data.security] : []),
    ];
    // Vite's development server writes scripts and styles of its own.
    if (import.meta.env.PROD) headers.set('content-security-policy', contentSecurityPolicy(inline, parts));
    return new Response(
      body.replace('</head>', () => `${styles}</head>`),
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}

function pageIslands(sheet: ServerStyleSheet, loader: string): PageIslands {
  let count = 0;
  const newId = () => {
    count += 1;
    return `island-${count}-`;
  };
  return {
    loader,
    newId,
    drawIsland(element) {
      const id = newId();
      return { id, html: renderToString(sheet.collectStyles(element), { identifierPrefix: id }) };
    },
  };
}

interface PageData {
  /** A page of content has blocks. */
  readonly blocks?: readonly object[];
  /** What the page adds to the security policy, such as the frame of a payment gateway. */
  readonly security?: SecurityPart | undefined;
}

/** What the loader of the page gave. */
function pageData({ staticHandlerContext: { matches, loaderData } }: EntryContext): PageData {
  return loaderData[matches.at(-1)?.route.id ?? ''] ?? {};
}

function inlineStyles(styleTags: string): string[] {
  const written = Array.from(styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
  // styled-components fills an empty `<style>` when an island loads.
  return [...written, ''];
}
