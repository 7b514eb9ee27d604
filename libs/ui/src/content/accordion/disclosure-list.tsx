'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../foundations/icons/generated/modules/chevron-down.tsx';
import { useViewMore } from '../view-more/use-view-more.ts';
import { ViewMoreButton } from '../view-more/view-more-button.tsx';
import { Body, Header, List, Root } from './accordion.styles.ts';
import { Panel } from './panel.tsx';
import { type AccordionState, useAccordion } from './use-accordion.ts';

export interface DisclosureItem {
  /** Unique among the items. */
  value: string;
  /** The button’s label. An item without one has no button, and its content always shows. */
  header?: ReactNode;
  content: ReactNode;
}

export interface DisclosureListProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'>,
    AccordionState {
  items: readonly DisclosureItem[];
  /** The level of the headings that hold the buttons. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `lines` between the items (default), or a card for each. */
  variant?: 'lines' | 'cards';
  /** A marker before each header. */
  bullets?: boolean;
  /** Features and specifications as the rows of a table, names next to their text. */
  table?: boolean;
  /** Shows only the first items, and a button for the rest. `[count]` in the label is replaced with the total. */
  viewMoreButton?: { numberOfItemsDisplayed: number; label: string };
}

/**
 * Items of any content that open and close: headings that hold a `<button aria-expanded>`, each with its panel after it
 * (APG accordion). All content is in the server’s HTML, can be found with find-in-page where the
 * browser supports it, and is open without JavaScript. State in CSS: `data-variant`, `data-bullets`, `data-table`,
 * `aria-expanded`.
 */
export function DisclosureList({
  items,
  type = 'single',
  collapsible = true,
  defaultValue,
  value,
  onValueChange,
  headingLevel = 3,
  variant = 'lines',
  bullets,
  table,
  viewMoreButton,
  ...props
}: DisclosureListProps) {
  const id = useId();
  const { isOpen, isFixed, open, toggle } = useAccordion({
    type,
    collapsible,
    defaultValue,
    value,
    onValueChange,
  });
  const { shown, list, viewMore } = useViewMore(items.length, viewMoreButton?.numberOfItemsDisplayed);
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-variant={variant} data-bullets={bullets} data-table={table} {...props}>
      <List ref={list}>
        {items.map((item, index) => {
          const expanded = isOpen(item.value);
          const panelId = `${id}${index}`;
          if (!item.header) {
            return (
              <div key={item.value} hidden={index >= shown}>
                <Body data-part="always-open">{item.content}</Body>
              </div>
            );
          }
          return (
            <div key={item.value} hidden={index >= shown}>
              <Header as={Heading}>
                <button
                  type="button"
                  aria-expanded={expanded}
                  aria-controls={panelId}
                  aria-disabled={isFixed(item.value) || undefined}
                  onClick={() => toggle(item.value)}
                >
                  <span>{item.header}</span>
                  <ChevronDownIcon />
                </button>
              </Header>
              <Panel id={panelId} open={expanded} onFound={() => open(item.value)}>
                <Body>{item.content}</Body>
              </Panel>
            </div>
          );
        })}
      </List>
      {viewMoreButton && viewMore && (
        <ViewMoreButton label={viewMoreButton.label} count={items.length} onClick={viewMore} />
      )}
    </Root>
  );
}
