import { decodeEntities } from '../../content/rich-text/entities.ts';

/**
 * A snippet of a search engine: escaped text in which `<em>` marks what matched. Any other tag shows as text.
 */
export function Highlighted({ html }: { html: string }) {
  // Every second part was between `<em>` and `</em>`.
  return html.split(/<em>(.*?)<\/em>/s).map((part, index) => {
    const text = decodeEntities(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    return index % 2 === 1 ? <em key={index}>{text}</em> : text;
  });
}
