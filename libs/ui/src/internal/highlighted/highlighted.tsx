// The entities that HTML escaping functions produce. `RichText` decodes every entity, but its table would make the header larger.
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&#x2F;': '/',
};

/**
 * A snippet of a search engine: escaped text in which `<em>` marks the matches. Any other tag shows as text.
 */
export function Highlighted({ html }: { html: string }) {
  // The odd parts were between `<em>` and `</em>`.
  return html.split(/<em>(.*?)<\/em>/s).map((part, index) => {
    const text = part.replaceAll(/&[#\w]+;/g, (entity) => escaped[entity] ?? entity);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    return index % 2 === 1 ? <em key={index}>{text}</em> : text;
  });
}
