import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { NonceContext } from './document/nonce.ts';
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
    const html = await render(
      sheet.collectStyles(
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>,
      ),
      nonce,
      request.signal,
    );
    return new Response(
      html.replace('</head>', () => `${sheet.getStyleTags()}</head>`),
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}

function render(page: React.ReactNode, nonce: string | undefined, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      // Nothing is sent yet: every failure can still answer 500 with the error page.
      onError: reject,
      onShellError: reject,
    });
    const timeout = setTimeout(abort, streamTimeout + 1000);
    timeout.unref();
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
