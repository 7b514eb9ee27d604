import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerStyleSheet } from 'styled-components';

/** An island as HTML; its styles go to the sheet. */
export function islandHtml(element: ReactElement, id: string, sheet: ServerStyleSheet): string {
  return renderToString(sheet.collectStyles(element), { identifierPrefix: id });
}

/** Props serialised for a page. */
export const islandJson = (props: object): string => JSON.stringify(props).replaceAll('<', '\\u003c');
