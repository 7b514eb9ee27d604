import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { element } from './page.ts';

/** A page as a server sends it; Emotion’s styles are among the elements, and Mantine’s in a file. */
export function render(Page: () => ReactNode): string {
  return renderToString(element(Page));
}
