import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The form as a server sends it, with the styles that it uses. */
export function render(Page: () => ReactNode): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(Page)));
  return sheet.getStyleTags() + html;
}
