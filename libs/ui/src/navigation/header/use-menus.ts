'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../foundations/tokens/generated/tokens.ts';
import { useEscape } from '../../internal/hooks/use-escape.ts';
import { useTimer } from '../../internal/hooks/use-timer.ts';

const wide = `(min-width: ${breakpoints.wide}px)`;

// The press that ends the movement which has just opened a menu would close it again.
const hoverThenPress = 500;

export interface MenusOptions {
  openDelay: number;
  closeDelay: number;
  /** Another value closes everything. */
  routeKey: string | undefined;
}

/** Which panel of the header is open, and all that closes it; `drawer` is the menu of narrow windows. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route is the event.
  useEffect(() => hide(drawer), [routeKey, drawer]);

  // The panels of a wide window make no sense in a narrow one, and the other way round.
  useEffect(() => {
    const query = matchMedia(wide);
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

  /** Once it has led somewhere, a menu closes; also when the page is the same. */
  function closeAll() {
    timer.cancel();
    setOpen(undefined);
    hide(drawer);
  }

  const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && matchMedia(wide).matches;

  return {
    open,
    closeAll,
    toggle(index: number) {
      if (performance.now() - hoverOpenedAt.current < hoverThenPress) return;
      timer.cancel();
      setOpen(open === index ? undefined : index);
    },
    /** For the item that holds a trigger and its panel. */
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
  // Safari before 17 knows no popover; its drawer is always open, in the page.
  current?.hidePopover?.();
}
