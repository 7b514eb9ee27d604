'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LinkTile, type LinkTileProps } from '../../content/link-tile/index.ts';
import { type NavLink, NavLinkList } from '../nav-link-list/index.ts';
import { bigFooterMessages } from './big-footer.messages.ts';
import { Legal, Middle, Promos, Root, Top } from './big-footer.styles.ts';

export interface FooterColumn {
  title: ReactNode;
  links: readonly NavLink[];
}

/** A list of links, or a block of the host’s, such as a `QuickInfo`. */
export type FooterGroup = FooterColumn | { key: string; content: ReactNode };

export type FooterPromo = Pick<LinkTileProps, 'href' | 'title' | 'description' | 'picture'>;

export interface BigFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The top: four columns. */
  columns: readonly [FooterColumn, FooterColumn, FooterColumn, FooterColumn];
  /** The middle: two to four groups. */
  groups: readonly [FooterGroup, FooterGroup, FooterGroup?, FooterGroup?];
  /** Up to two tiles. */
  promos?: readonly [FooterPromo?, FooterPromo?];
  legal?: ReactNode;
  /** The site’s `ConsentControl`. */
  consent?: ReactNode;
}

/**
 * The footer of a large site: a `<footer>` with four columns of links on the primary surface, then two to four groups,
 * up to two tiles with a small picture, the legal text and the consent control. Its lists are headed at level 3, under
 * a hidden heading: the outline of a page ends with one more part.
 */
export function BigFooter({ columns, groups, promos = [], legal, consent, ...props }: BigFooterProps) {
  const t = useT(bigFooterMessages);
  const tiles = promos.filter((promo) => promo !== undefined);
  return (
    <Root {...props}>
      <h2 className="jalon-visually-hidden">{t('navigation')}</h2>
      <div data-surface="primary">
        <div>
          <Top aria-label={t('navigation')}>
            {columns.map((column) => (
              <NavLinkList key={column.links[0]?.href} headingLevel={3} {...column} />
            ))}
          </Top>
        </div>
      </div>
      <div data-surface="secondary">
        <div>
          <Middle>
            {groups.map((group) => {
              if (!group) return null;
              if ('content' in group) {
                return (
                  <div key={group.key} data-part="block">
                    {group.content}
                  </div>
                );
              }
              return <NavLinkList key={group.links[0]?.href} headingLevel={3} {...group} />;
            })}
          </Middle>
          {tiles.length > 0 && (
            <Promos>
              {tiles.map((tile) => (
                <div key={tile.href}>
                  <LinkTile headingLevel={3} orientation="horizontal" {...tile} />
                </div>
              ))}
            </Promos>
          )}
        </div>
      </div>
      {(legal || consent) && (
        <div data-surface="primary" data-part="legal">
          <div>
            <Legal>
              {legal && <div>{legal}</div>}
              {consent}
            </Legal>
          </div>
        </div>
      )}
    </Root>
  );
}
