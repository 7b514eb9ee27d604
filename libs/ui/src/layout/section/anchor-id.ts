/**
 * Makes the id of a page section from its first heading: lower case, without accents,
 * spaces and separators as hyphens, `&` as `and`, other characters removed. Empty when nothing is left.
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

/** The anchor of a heading that may hold more than text; `undefined` when no anchor can be made from it. */
export function anchorOf(heading: unknown): string | undefined {
  return (typeof heading === 'string' && anchorId(heading)) || undefined;
}

/** The ids of the sections of one page, in order. A repeated id gets a number; a heading that leaves no id gives ''. */
export function anchorIds(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const base = anchorId(heading);
    if (!base) return '';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  });
}
