'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { infoListItems } from '../../internal/limits.ts';
import { DisclosureList } from '../accordion/index.ts';
import { RichText } from '../rich-text/index.ts';
import { useViewMore } from '../view-more/use-view-more.ts';
import { ViewMoreButton } from '../view-more/view-more-button.tsx';
import { infoListMessages } from './info-list.messages.ts';
import { Bullets, Tag } from './info-list.styles.ts';

export interface InfoListItem {
  /** Without one, only the description shows; in an accordion such an item is always open. */
  title?: string;
  /** A word above the title that says what kind of item it is. */
  label?: string;
  link?: { href: string; label: string };
  /**
   * A `Tooltip` or a `HoverCard` that explains the title. In an accordion, where the title is a button, it is before
   * the description.
   */
  tooltip?: ReactNode;
  /** Rich text, as HTML. */
  description?: string;
  /** Rich text below the description, in small. */
  legal?: string;
}

export interface InfoListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  items: readonly InfoListItem[];
  /** `bullet` shows whole items (default); `accordion` shows the titles and opens the rest. */
  type?: 'bullet' | 'accordion';
  /** Number of items to show before “view all” is pressed. @default 4 */
  itemsShown?: number;
  /** Maximum number of columns of a `bullet` list. @default 2 */
  columns?: 2 | 3;
  /** The level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * What a product or a service includes: a `<ul>`, or an `Accordion`. The first four show until “view all” is pressed;
 * without JavaScript all of them show. Renders a `<div data-type>`.
 */
export function InfoList({
  items,
  type = 'bullet',
  itemsShown = infoListItems,
  columns = 2,
  headingLevel = 3,
  ...props
}: InfoListProps) {
  const t = useT(infoListMessages);
  const { shown, list, viewMore } = useViewMore(items.length, itemsShown);
  if (type === 'accordion') {
    return (
      <DisclosureList
        data-type="accordion"
        headingLevel={headingLevel}
        items={items.map((item, index) => ({
          value: String(index),
          header: item.title && <Title {...item} title={item.title} />,
          content: (
            <>
              {item.tooltip}
              <Details {...item} />
            </>
          ),
        }))}
        viewMoreButton={{ numberOfItemsDisplayed: itemsShown, label: t('viewAll') }}
        {...props}
      />
    );
  }
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-type="bullet" {...props}>
      <Bullets ref={list} role="list" data-columns={columns}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of content have no name of their own and never move.
          <li key={index} hidden={index >= shown}>
            {item.title && (
              <Heading>
                <Title {...item} title={item.title} />
                {/* Keeps the explanation on the line of the last word. */}
                {item.tooltip && '\u00a0'}
                {item.tooltip}
              </Heading>
            )}
            <Details {...item} />
          </li>
        ))}
      </Bullets>
      {viewMore && <ViewMoreButton label={t('viewAll')} count={items.length} onClick={viewMore} />}
    </div>
  );
}

function Title({ label, title }: { label?: string; title: string }) {
  return (
    <>
      {label && <Tag>{label}</Tag>}
      {label && ' '}
      {title}
    </>
  );
}

function Details({ description, legal, link }: InfoListItem) {
  return (
    <>
      {description && <RichText html={description} />}
      {link && (
        <p>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
      {legal && <RichText html={legal} size="small" />}
    </>
  );
}
