import { watchSections } from '@jalon/ui/in-page-navigation';

/** Marks the visible section in the navigation of a long page. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-sticky] a')];
  if (links.length === 0) return;
  const idOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));
  watchSections(links.map(idOf), (current) => {
    for (const link of links) {
      link.removeAttribute('aria-current');
      if (idOf(link) !== current) continue;
      link.setAttribute('aria-current', 'location');
      // Scrolls only the row; `scrollIntoView` would also scroll the page.
      const row = link.closest('ul');
      row?.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 });
    }
  });
}
