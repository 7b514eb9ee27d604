import { BigFooter, type FooterColumn } from '@jalon/ui/big-footer';
import { Icon } from '@jalon/ui/icon';
import { QuickInfo } from '@jalon/ui/quick-info';
import { SimpleFooter } from '@jalon/ui/simple-footer';
import type { ViewOf } from '../view.ts';

type NavLinks = ViewOf<'simple-footer'>['sections'][number];

/** Links of content as the design system takes them. */
export const columnOf = ({ title, links }: NavLinks): FooterColumn => ({ title, links: linksOf(links) });

function linksOf(links: NavLinks['links']) {
  return links.map(({ href, label = href, icon }) => ({
    href,
    label,
    icon: icon && <Icon name={icon} size="medium" />,
  }));
}

/** The footer of pages of content. */
export function ContentBigFooter({ columns, groups, promos = [], legal }: ViewOf<'big-footer'>) {
  const [first, second, third, fourth] = columns.map(columnOf);
  const [one, other, ...more] = groups.map((group, index) =>
    'quickInfo' in group
      ? { key: String(index), content: <QuickInfoBlock {...group.quickInfo} headingLevel={2} /> }
      : columnOf(group),
  );
  const tiles = promos.map(({ image, ...promo }) => ({
    ...promo,
    picture: image && <img src={image.src} alt="" loading="lazy" />,
  }));
  if (!first || !second || !third || !fourth || !one || !other) return null;
  return (
    <BigFooter
      data-model="big-footer"
      columns={[first, second, third, fourth]}
      groups={[one, other, more[0], more[1]]}
      promos={[tiles[0], tiles[1]]}
      legal={legal}
    />
  );
}

/** The footer of forms and pages for members. */
export function ContentSimpleFooter({ sections, social, legal }: ViewOf<'simple-footer'>) {
  return (
    <SimpleFooter
      data-model="simple-footer"
      sections={sections.map(columnOf)}
      social={social && linksOf(social)}
      legal={legal}
    />
  );
}

interface QuickInfoBlockProps extends Omit<ViewOf<'quick-info'>, 'modelId' | 'anchor' | 'surface'> {
  headingLevel?: 2 | 3;
}

export function QuickInfoBlock({ ctas = [], ...info }: QuickInfoBlockProps) {
  const [primary, secondary] = ctas;
  return <QuickInfo {...info} primary={primary} secondary={secondary} />;
}
