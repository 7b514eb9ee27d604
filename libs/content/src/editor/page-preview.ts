import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement, type ReactElement } from 'react';

/** Milliseconds from the last key press to a new preview. */
const pause = 300;

/**
 * The preview next to the form of a page: the site renders the page from the form’s fields, which are posted to the given
 * path under `/fr` or `/en`. Without hooks, because Sveltia renders it with its own copy of React.
 */
export function pagePreview(previewPath: string) {
  return function PagePreview({ entry, document }: CustomPreviewTemplateProps): ReactElement {
    const { path, data } = entry.toJS() as { path: string; data: object };
    const body = JSON.stringify({ path: path ?? '', fields: data });
    const address = `/${document.documentElement.lang}${previewPath}`;
    return createElement('div', {
      ref: (place: HTMLElement | null) => {
        if (place) void draw(place, address, body);
      },
    });
  };
}

const latest = new WeakMap<HTMLElement, { body: string; controller: AbortController }>();

async function draw(place: HTMLElement, address: string, body: string): Promise<void> {
  const last = latest.get(place);
  if (last?.body === body) return;
  last?.controller.abort();
  const controller = new AbortController();
  latest.set(place, { body, controller });
  const { signal } = controller;
  if (last) await new Promise((resolve) => setTimeout(resolve, pause));
  if (signal.aborted) return;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    });
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
    show(place, new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch (error) {
    if (signal.aborted) return;
    // The next change tries again.
    latest.delete(place);
    place.textContent = `No preview: ${String(error)}`;
  }
}

/** Inserts the page and its styles into the preview. Scripts inserted this way do not run. */
function show(place: HTMLElement, page: Document): void {
  const { head } = place.ownerDocument;
  const known = Array.from(head.querySelectorAll('link'), (link) => link.getAttribute('href'));
  for (const link of page.querySelectorAll('head link[rel=stylesheet]')) {
    if (!known.includes(link.getAttribute('href'))) head.append(link);
  }
  place.replaceChildren(...page.querySelectorAll('style'), ...page.querySelectorAll('main'));
}
