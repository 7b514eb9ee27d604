'use client';

import { type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The first items of a list until all are asked for (site spec §4). The button that asks disappears, so the focus goes to
 * the first item that it brought.
 */
export function useViewMore(total: number, first: number | undefined) {
  const [all, setAll] = useState(false);
  const items = useRef<HTMLElement>(null);
  const shown = all || first === undefined || total <= first ? total : first;
  const list: RefCallback<HTMLElement> = useCallback((element) => {
    items.current = element;
  }, []);
  const viewMore = () => {
    flushSync(() => setAll(true));
    const item = items.current?.children.item(shown);
    const target = item?.querySelector<HTMLElement>('a, button') ?? item;
    if (target instanceof HTMLElement) {
      if (target === item) target.tabIndex = -1;
      target.focus();
    }
  };
  return { shown, list, viewMore: shown < total ? viewMore : undefined };
}
