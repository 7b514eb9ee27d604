'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { type Side, useHoverPopover } from '../../internal/hooks/use-hover-popover.ts';
import { Root } from '../../internal/hover-popover/hover-popover.styles.ts';
import { hoverCardDelays } from '../../internal/limits.ts';
import { Card, Trigger } from './hover-card.styles.ts';

export interface HoverCardProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** The words that open it. */
  children: ReactNode;
  /** Plain text. */
  description?: ReactNode;
  /** Rich text in place of the description: paragraphs and lists. The card then can’t be inside a `<p>`. */
  richText?: ReactNode;
  linkHref?: string;
  linkLabel?: ReactNode;
  /** The preferred side. @default bottom */
  side?: Side;
  /** The surface. @default light */
  theme?: 'light' | 'dark';
  /** Milliseconds of hover before it opens. @default 150 */
  openDelay?: number;
  /** Milliseconds before it closes after the pointer leaves it. @default 100 */
  closeDelay?: number;
}

/**
 * More about the words that trigger it: a `<button aria-expanded>` and, right after it, a card that may hold a link.
 * The card is in the page’s HTML while closed. Hover opens it after 150 ms and closes it 100 ms after the pointer has
 * left both; focus and a press open it immediately, Tab moves into it, Escape closes it. State in
 * CSS: `data-state`, `data-side`, `data-theme`. Pattern: APG, disclosure; WCAG 2.2, 1.4.13. `className` and attributes
 * reach the button.
 */
export function HoverCard({
  children,
  description,
  richText,
  linkHref,
  linkLabel,
  side = 'bottom',
  theme = 'light',
  openDelay = hoverCardDelays.open,
  closeDelay = hoverCardDelays.close,
  onClick,
  ...props
}: HoverCardProps) {
  const popover = useHoverPopover({ side, openDelay, closeDelay });
  // Paragraphs and lists can’t be inside a `<span>`.
  const element = richText ? 'div' : 'span';
  return (
    <Root as={element} {...popover.rootProps}>
      <Trigger
        type="button"
        aria-expanded={popover.open}
        aria-controls={popover.id}
        {...props}
        onClick={(event) => {
          popover.onClick();
          onClick?.(event);
        }}
      >
        {children}
      </Trigger>
      <Card
        as={element}
        ref={popover.content}
        id={popover.id}
        popover="manual"
        data-surface={theme === 'dark' ? 'primary' : 'default'}
        data-theme={theme}
        data-state={popover.open ? 'open' : 'closed'}
      >
        {richText ? <div>{richText}</div> : <span>{description}</span>}
        {linkHref && linkLabel && (
          <span data-part="link">
            <Link href={linkHref}>{linkLabel}</Link>
          </span>
        )}
      </Card>
    </Root>
  );
}
