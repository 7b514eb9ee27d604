/**
 * Reports the id of the current section each time it changes: the last one whose top is above the line at a quarter of
 * the window’s height, `undefined` above the first. Returns a function that stops it. Independent of React.
 */
export function watchSections(
  ids: readonly string[],
  onChange: (current: string | undefined) => void,
): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const passed = new Map<Element, boolean>();
  // The observer’s root reaches from far above the window down to a quarter of its height.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed.set(target, isIntersecting);
      onChange(sections.findLast((section) => passed.get(section))?.id);
    },
    { rootMargin: '100000px 0px -75% 0px' },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Scrolls the row of links to the current one, or back to its start. `scrollIntoView` would also scroll the page. */
export function scrollRow(row: Element, current: HTMLElement | undefined): void {
  row.scrollLeft = current ? current.offsetLeft - row.clientWidth / 3 : 0;
}
