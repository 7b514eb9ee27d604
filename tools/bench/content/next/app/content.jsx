import { createElement } from 'react';
import content from '../content.json';

/** The elements of one of our pages, as React elements: [tag, props, ...children]. */
function elementOf(node, key) {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(tag, { ...props, key }, ...children.map(elementOf));
}

export function Content() {
  return elementOf(content, 0);
}
