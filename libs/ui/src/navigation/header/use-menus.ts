'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fromWide } from '../../foundations/tokens/generated/tokens.ts';
import { useEscape } from '../../internal/hooks/use-escape.ts';
import { useTimer } from '../../internal/hooks/use-timer.ts';

// Ignore a press that comes just after hovering opened a menu: it would close it again.
const hoverThenPress = 500;

export interface MenusOptions {
  openDelay: number;
  closeDelay: number;
  /** A change closes everything. */
  routeKey: string | undefined;
}

/** State of the header’s panels, and everything that closes them; `drawer` is the menu of narrow windows. */
export function useMenus(
  root: RefObject<HTMLElement | null>,
  drawer: RefObject<HTMLElement | null>,
  { openDelay, closeDelay, routeKey }: MenusOptions,
) {
  const [open, setOpen] = useState<number>();
  const [route, setRoute] = useState(routeKey);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useTimer();

  if (route !== routeKey) {
    setRoute(routeKey);
    setOpen(undefined);
  }

  // Not on the first route: the drawer may have been opened before hydration.
  const drawerRoute = useRef(routeKey);
  useEffect(() => {
    if (drawerRoute.current !== routeKey) hide(drawer);
    drawerRoute.current = routeKey;
  }, [routeKey, drawer]);

  // Panels for wide windows don’t fit narrow ones, and vice versa.
  useEffect(() => {
    const query = matchMedia(fromWide);
    function onChange() {
      setOpen(undefined);
      hide(drawer);
    }
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [drawer]);

  useEscape(open !== undefined, () => {
    setOpen(undefined);
    root.current?.querySelector<HTMLElement>('nav:focus-within [aria-expanded="true"]')?.focus();
  });

  useEffect(() => {
    if (open === undefined) return;
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(undefined);
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, root]);

  /** Close a menu when one of its links is followed, also to the current page. */
  function closeAll() {
    timer.cancel();
    setOpen(undefined);
    hide(drawer);
  }

  const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && matchMedia(fromWide).matches;

  return {
    open,
    closeAll,
    toggle(index: number) {
      if (performance.now() - hoverOpenedAt.current < hoverThenPress) return;
      timer.cancel();
      setOpen(open === index ? undefined : index);
    },
    /** Props of the item that holds a trigger and its panel. */
    itemProps: (index: number) => ({
      onPointerEnter(event: PointerEvent) {
        if (!hovers(event)) return;
        timer.start(openDelay, () => {
          if (open !== index) hoverOpenedAt.current = performance.now();
          setOpen(index);
        });
      },
      onPointerLeave(event: PointerEvent) {
        if (hovers(event)) timer.start(closeDelay, () => setOpen(undefined));
      },
    }),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) closeAll();
    },
  };
}

function hide({ current }: RefObject<HTMLElement | null>): void {
  // Safari before 17 has no popover support; there the drawer is always open, in the page.
  current?.hidePopover?.();
}
