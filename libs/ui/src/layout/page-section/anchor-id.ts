/**
 * The id of a part of a page, from the text of its first heading (site spec §2, page sections): lower case, accents
 * removed, spaces and separators as hyphens, `&` as `and`, every other sign dropped. Empty when nothing is left.
 */
export function anchorId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/[\s_/\\|·•–—-]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The ids of the parts of one page, in their order: one that is taken already gets a number. */
export function anchorIds(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const base = anchorId(heading);
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  });
}
