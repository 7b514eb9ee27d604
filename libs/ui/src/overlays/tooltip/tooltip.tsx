'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoIcon } from '../../foundations/icons/generated/modules/info.tsx';
import { type Side, useHoverPopover } from '../../internal/hooks/use-hover-popover.ts';
import { Root } from '../../internal/hover-popover/hover-popover.styles.ts';
import { hoverCardDelays } from '../../internal/limits.ts';
import { tooltipMessages } from './tooltip.messages.ts';
import { Content, Trigger } from './tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'content'> {
  /** One sentence without links; for links, use `HoverCard`. */
  content: ReactNode;
  /** The accessible name of the button, with its subject: “Details on towing”. */
  label?: string;
  /** The preferred side. @default top */
  side?: Side;
  /** Replaces the icon. */
  children?: ReactNode;
}

/**
 * A short explanation, opened by a round “i”: a `<button>` whose `aria-describedby` is the `role="tooltip"`, in the
 * page’s HTML while closed. Hover opens it after 150 ms and closes it 100 ms after the pointer has left both; focus and
 * a press open it immediately; Escape closes it. State in CSS: `data-state`, `data-side`. Pattern: APG, tooltip; WCAG
 * 2.2, 1.4.13. `className` and attributes reach the button.
 */
export function Tooltip({ content, label, side = 'top', children, onClick, ...props }: TooltipProps) {
  const t = useT(tooltipMessages);
  const popover = useHoverPopover({
    side,
    openDelay: hoverCardDelays.open,
    closeDelay: hoverCardDelays.close,
  });
  return (
    <Root {...popover.rootProps}>
      <Trigger
        type="button"
        aria-label={label ?? (children ? undefined : t('label'))}
        aria-describedby={popover.id}
        {...props}
        onClick={(event) => {
          popover.onClick();
          onClick?.(event);
        }}
      >
        {children ?? <InfoIcon />}
      </Trigger>
      <Content
        ref={popover.content}
        id={popover.id}
        role="tooltip"
        popover="manual"
        data-surface="primary"
        data-state={popover.open ? 'open' : 'closed'}
      >
        {content}
      </Content>
    </Root>
  );
}
