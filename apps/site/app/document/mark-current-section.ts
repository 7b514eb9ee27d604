import { scrollRow, watchSections } from '@jalon/ui/in-page-navigation';

/** Marks the visible section in the navigation of a long page. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-sticky] a')];
  if (links.length === 0) return;
  const idOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));
  watchSections(links.map(idOf), (current) => {
    for (const link of links) link.removeAttribute('aria-current');
    const link = links.find((one) => idOf(one) === current);
    link?.setAttribute('aria-current', 'location');
    const row = links[0]?.closest('ul');
    if (row) scrollRow(row, link);
  });
}
