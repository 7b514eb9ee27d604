'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEscape } from './use-escape.ts';
import { useTimer } from './use-timer.ts';

/** The preferred side of a popover, used when there is room. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

// Ignore a press that comes just after hovering opened the card: it would close it again.
const hoverThenPress = 500;
const gap = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

export interface HoverPopoverOptions {
  side: Side;
  /** Milliseconds. */
  openDelay: number;
  closeDelay: number;
}

/**
 * A popover that opens on hover and focus next to its trigger, stays open while the pointer or the focus is on either,
 * and closes with Escape (WCAG 2.2, 1.4.13). The content is a `popover="manual"` inside the root, after the trigger.
 */
export function useHoverPopover({ side, openDelay, closeDelay }: HoverPopoverOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const content = useRef<HTMLElement>(null);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  const returning = useRef(false);
  const timer = useTimer();

  useEscape(open, () => {
    const trigger = root.current?.firstElementChild;
    if (content.current?.contains(document.activeElement) && trigger instanceof HTMLElement) {
      // The focus returns to the trigger; this time it must not open the popover.
      returning.current = true;
      trigger.focus();
      returning.current = false;
    }
    setOpen(false);
  });

  // Before painting, so that it never appears in the wrong place.
  useLayoutEffect(() => {
    const popover = content.current;
    const trigger = root.current?.firstElementChild;
    if (!open || !popover || !trigger) return;
    // Safari before 17 has no popover support: the style sheet shows the element by its state.
    popover.showPopover?.();
    const follow = () => place(trigger, popover, side);
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      if (popover.isConnected) popover.hidePopover?.();
    };
  }, [open, side]);

  return {
    id,
    open,
    content: content as RefObject<HTMLElement | null> & RefObject<never>,
    rootProps: {
      ref: root,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        timer.start(openDelay, () => {
          hoverOpenedAt.current = performance.now();
          setOpen(true);
        });
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') timer.start(closeDelay, () => setOpen(false));
      },
      onFocus({ target }: FocusEvent) {
        if (returning.current || !target.matches(':focus-visible')) return;
        timer.cancel();
        setOpen(true);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        timer.cancel();
        setOpen(false);
      },
      onKeyDown({ key }: KeyboardEvent) {
        // The pointer may still be waiting for the delay to open it.
        if (key === 'Escape') timer.cancel();
      },
    },
    /** For the trigger: a press opens and closes it, for touch. */
    onClick() {
      if (performance.now() - hoverOpenedAt.current < hoverThenPress) return;
      timer.cancel();
      setOpen((wasOpen) => !wasOpen);
    },
  };
}

/**
 * Positions a fixed popover next to its trigger: on the opposite side when there is no room, never outside the window.
 */
function place(trigger: Element, popover: HTMLElement, side: Side): void {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = {
    top: anchor.top - gap - height,
    bottom: clientHeight - anchor.bottom - gap - height,
    left: anchor.left - gap - width,
    right: clientWidth - anchor.right - gap - width,
  };
  let chosen = room[side] < 0 && room[opposite[side]] > room[side] ? opposite[side] : side;
  // A phone is too narrow to place it at the side.
  if (room[chosen] < 0 && (chosen === 'left' || chosen === 'right')) {
    chosen = room.bottom >= room.top ? 'bottom' : 'top';
  }
  const beside = chosen === 'left' || chosen === 'right';
  const top = beside
    ? anchor.top + (anchor.height - height) / 2
    : chosen === 'top'
      ? room.top
      : anchor.bottom + gap;
  const left = beside
    ? chosen === 'left'
      ? room.left
      : anchor.right + gap
    : anchor.left + (anchor.width - width) / 2;
  popover.dataset.side = chosen;
  popover.style.top = `${between(gap, top, clientHeight - height - gap)}px`;
  popover.style.left = `${between(gap, left, clientWidth - width - gap)}px`;
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
