'use client';

import { type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows the first items of a list until “view more” is pressed. The button then disappears, so the focus
 * moves to the first new item.
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
