import { localeFromPath } from '@jalon/i18n';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { isForEveryVisitor, publicPage } from '../server/public-pages/public-page.ts';
import { adapterParts, contentSecurityPolicy } from '../server/security/security.ts';
import { hasVideo, videoPart } from './content/page/video-part.ts';
import { NonceContext } from './document/nonce.ts';
import { renderPage } from './document/render-page.ts';
import { loadScripts, speculationRules } from './islands/inline-parts.ts';
import { memberPage } from './islands/member-page.tsx';
import { islandHtml, islandJson } from './islands/render-island.ts';
import {
  type RenderedIsland,
  type ScriptlessPage,
  ScriptlessPageContext,
} from './islands/scriptless-page.ts';
import { getSite } from './site-context.server.ts';
import type { SiteData } from './site-data.server.ts';

export { pageForMember } from './islands/member-page.tsx';
export { contentVersion, createSiteContext, loadContent } from './site-context.server.ts';

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
  const { settings, nonce: pageNonce, keepMemberPage } = getSite(loadContext);
  const isScriptless = needsNoRouter(routerContext);
  // A cached page can't have a nonce: its policy has the hashes of its scripts and styles.
  const nonce = isScriptless ? undefined : pageNonce;
  const sheet = new ServerStyleSheet(nonce ? { nonce } : undefined);
  const islands: RenderedIsland[] = [];
  const page = isScriptless ? scriptlessPage(sheet, routerContext, islands) : undefined;
  try {
    const html = await renderPage(
      sheet.collectStyles(
        <NonceContext value={nonce}>
          <ScriptlessPageContext value={page}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ScriptlessPageContext>
        </NonceContext>,
      ),
      { nonce, signal: request.signal, timeout: streamTimeout + 1000 },
    );
    const styles = sheet.getStyleTags();
    const own = page ? { scripts: [speculationRules, page.loader], styles: inlineStyles(styles) } : pageNonce;
    const isWithVideo = hasVideo(pageData(routerContext).view);
    // A page with a nonce already has the policy of the server.
    if (own && (page || isWithVideo)) {
      const parts = [...adapterParts(settings), ...(isWithVideo ? [videoPart] : [])];
      headers.set('content-security-policy', contentSecurityPolicy(own, parts));
    }
    if (page) {
      if (status === 200 && isForEveryVisitor(request.url, request.headers.get('cookie')))
        headers.set('cache-control', publicPage);
      headers.append('vary', 'cookie');
    }
    const written = html.replace('</head>', () => `${styles}</head>`);
    if (page && status === 200 && keepMemberPage) {
      const kept = memberPage(written, islands, headers, localeFromPath(new URL(request.url).pathname));
      if (kept) keepMemberPage(kept);
    }
    return new Response(written, { status, headers });
  } finally {
    sheet.seal();
  }
}

/** A content page without a form. Vite's development server needs the router's scripts to reload a page. */
function needsNoRouter(routerContext: EntryContext): boolean {
  const page = pageData(routerContext);
  return import.meta.env.PROD && !routerContext.staticHandlerContext.errors && 'view' in page && !page.form;
}

/** What the loader of the page gave. */
function pageData({
  staticHandlerContext: { matches, loaderData },
}: EntryContext): Readonly<Record<string, unknown>> {
  return loaderData[matches.at(-1)?.route.id ?? ''] ?? {};
}

function scriptlessPage(
  sheet: ServerStyleSheet,
  { staticHandlerContext: { loaderData } }: EntryContext,
  islands: RenderedIsland[],
): ScriptlessPage {
  const { consent }: Partial<SiteData> = loaderData.root ?? {};
  return {
    loader: loadScripts(consent ? [consent.script] : []),
    renderIsland(name, props, element) {
      const id = `island-${islands.length + 1}-`;
      const island = { name, props, id, html: islandHtml(element, id, sheet), json: islandJson(props) };
      islands.push(island);
      return island;
    },
  };
}

function inlineStyles(styleTags: string): string[] {
  const written = Array.from(styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
  // styled-components fills an empty `<style>` when an island loads.
  return [...written, ''];
}
