import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

let shown: ReactNode;

/** Remembers the story that is shown, for {@link serverHtml}. */
export function remember(story: ReactNode): void {
  shown = story;
}

/** The HTML that a server would send for the story that was shown last. */
export function serverHtml(): string {
  return renderToStaticMarkup(shown);
}
