'use client';

import { comparablePath } from '@jalon/host';
import { BigFooter, type FooterColumn } from '@jalon/ui/big-footer';
import { ConsentControl } from '@jalon/ui/consent-control';
import { Icon } from '@jalon/ui/icon';
import { Image } from '@jalon/ui/image';
import { QuickInfo } from '@jalon/ui/quick-info';
import { SimpleFooter } from '@jalon/ui/simple-footer';
import type { ViewOf } from '../view/view.ts';

type NavLinks = ViewOf<'simple-footer'>['sections'][number];

/** Converts links of content to those of the design system; the link to the page at `pathname` is marked. */
export function columnOf({ title, links }: NavLinks, pathname: string): FooterColumn {
  return { title, links: linksOf(links, pathname) };
}

function linksOf(links: NavLinks['links'], pathname: string) {
  return links.map(({ href, label = href, icon }) => ({
    href,
    label,
    current: href === pathname,
    icon: icon && <Icon name={icon} size="medium" />,
  }));
}

const consentLink = (cookiesPath: string | undefined) =>
  cookiesPath && <ConsentControl href={cookiesPath} data-consent="manage" />;

/** The footer of content pages. */
export function ContentBigFooter({
  columns,
  groups,
  promos = [],
  legal,
  cookiesPath,
  ...place
}: ViewOf<'big-footer'>) {
  const pathname = comparablePath(place.pathname ?? '');
  const [first, second, third, fourth] = columns.map((column) => columnOf(column, pathname));
  const [one, other, ...more] = groups.map((group, index) =>
    'quickInfo' in group
      ? { key: String(index), content: <QuickInfoBlock {...group.quickInfo} headingLevel={3} /> }
      : columnOf(group, pathname),
  );
  const tiles = promos.map(({ image, ...promo }) => ({
    ...promo,
    picture: image && <Image {...image} alt="" sizes="footer" />,
  }));
  if (!first || !second || !third || !fourth || !one || !other) return null;
  return (
    <BigFooter
      data-model="big-footer"
      columns={[first, second, third, fourth]}
      groups={[one, other, more[0], more[1]]}
      promos={[tiles[0], tiles[1]]}
      legal={legal}
      consent={consentLink(cookiesPath)}
    />
  );
}

/** The footer of forms and member pages. */
export function ContentSimpleFooter({
  sections,
  social,
  legal,
  cookiesPath,
  ...place
}: ViewOf<'simple-footer'>) {
  const pathname = comparablePath(place.pathname ?? '');
  return (
    <SimpleFooter
      data-model="simple-footer"
      sections={sections.map((section) => columnOf(section, pathname))}
      social={social && linksOf(social, pathname)}
      legal={legal}
      consent={consentLink(cookiesPath)}
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
