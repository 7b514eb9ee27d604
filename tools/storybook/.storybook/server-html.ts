import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

let shown: ReactNode;

/** Stores the current story for {@link serverHtml}. */
export function remember(story: ReactNode): void {
  shown = story;
}

/** The HTML that a server would send for the current story. */
export function serverHtml(): string {
  return renderToStaticMarkup(shown);
}
