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

/** Where a popover stands beside its trigger, when there is room for it. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

// A press that ends the hover that has just opened the card would close it again.
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
 * What opens on hover and focus beside its trigger, stays while the pointer or the focus is on either, and closes
 * with Escape (WCAG 2.2, 1.4.13). The content is a `popover="manual"` inside the root, after the trigger.
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
      // The focus comes back to the trigger, and this once does not open it.
      returning.current = true;
      trigger.focus();
      returning.current = false;
    }
    setOpen(false);
  });

  // Before the paint: it never shows at the wrong place.
  useLayoutEffect(() => {
    const popover = content.current;
    const trigger = root.current?.firstElementChild;
    if (!open || !popover || !trigger) return;
    // Safari before 17 knows no popover: the style sheet shows it by its state.
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
        // The pointer may still be waiting to open it.
        if (key === 'Escape') timer.cancel();
      },
    },
    /** For the trigger: a press opens it, for fingers, and closes it. */
    onClick() {
      if (performance.now() - hoverOpenedAt.current < hoverThenPress) return;
      timer.cancel();
      setOpen((wasOpen) => !wasOpen);
    },
  };
}

/** Puts a fixed popover beside its trigger: on the other side when this one lacks room, never out of the window. */
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
  // A phone is too narrow for the sides.
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
