import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerStyleSheet } from 'styled-components';
import { propsJson } from '../islands/island.tsx';
import { IslandRoot } from '../islands/island-root.tsx';
import type { Visitor } from '../visitor/visitor.ts';
import { type Part, propsOfVisitor } from '../visitor/visitor-part.tsx';
import { islands } from './islands.ts';
import { visitorParts } from './visitor-parts.tsx';

// A page is drawn once for all visitors, with marks where it differs from visitor to visitor, as with server-side
// includes. Each response is that page with its marks filled.

/** A page without the parts that differ from visitor to visitor: `texts[0] parts[0] texts[1] parts[1] texts[2]`. */
export interface PageTemplate {
  readonly texts: readonly string[];
  readonly parts: readonly Part[];
}

const marks = /<!--visitor-part (.+?)-->/;

export function parseTemplate(html: string): PageTemplate {
  const pieces = html.split(marks);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    parts: pieces.filter((_, index) => index % 2 === 1).map((json) => JSON.parse(json)),
  };
}

/** The page for a visitor. The styles of its parts go to the sheet, unless the page has them already. */
export function fillPage({ texts, parts }: PageTemplate, visitor: Visitor, sheet?: ServerStyleSheet): string {
  return texts.map((text, index) => text + drawn(parts[index], visitor, sheet)).join('');
}

function drawn(part: Part | undefined, visitor: Visitor, sheet: ServerStyleSheet | undefined): string {
  if (!part) return '';
  const { name, id, locale } = part;
  const props = { ...part.props, ...propsOfVisitor[name](visitor) };
  const element = (
    <IslandRoot locale={locale}>
      {createElement(visitorParts[name] as ComponentType<object>, props)}
    </IslandRoot>
  );
  const html = renderToString(sheet ? sheet.collectStyles(element) : element, { identifierPrefix: id });
  if (!(name in islands)) return html;
  // A visitor has no session whose end is near.
  if (name === 'session' && html === '') return '';
  const load = name === 'session' ? ' data-load="idle"' : '';
  return `<div data-island="${name}" data-island-id="${id}"${load}>${html}</div><script type="application/json">${propsJson(props)}</script>`;
}
