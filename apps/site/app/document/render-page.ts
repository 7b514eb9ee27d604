import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderOptions {
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  /** Milliseconds until rendering is aborted. */
  timeout: number;
}

/** Renders a page to complete HTML. Nothing is sent before, so every failure can be answered with 500. */
export async function renderPage(page: ReactNode, { signal, timeout }: RenderOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    onAllReady: () => {
      const body = new PassThrough();
      text(body).then(resolve, reject);
      pipe(body);
    },
    onError: reject,
    onShellError: reject,
  });
  const leave = () => abort(signal.reason);
  // The timer and the listener keep the whole page in memory.
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
