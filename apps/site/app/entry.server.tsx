import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { NonceContext } from './document/nonce.ts';
import { renderPage } from './document/render-page.ts';
import { getSite } from './site-context.server.ts';

export { createSiteContext, loadContent } from './site-context.server.ts';

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
  const { nonce } = getSite(loadContext);
  const sheet = new ServerStyleSheet(nonce ? { nonce } : undefined);
  try {
    const html = await renderPage(
      sheet.collectStyles(
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>,
      ),
      { nonce, signal: request.signal, timeout: streamTimeout + 1000 },
    );
    return new Response(
      html.replace('</head>', () => `${sheet.getStyleTags()}</head>`),
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}
