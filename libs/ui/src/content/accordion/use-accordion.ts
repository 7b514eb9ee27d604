'use client';

import { useState } from 'react';

export interface AccordionState {
  /** `single` has one item open at a time (default); `multiple` as many as are opened. */
  type?: 'single' | 'multiple';
  /** Whether the open item can be closed in `single`. Default `true`. */
  collapsible?: boolean;
  /** The item that is open at first; with `multiple`, the items. `single` takes the first of several. */
  defaultValue?: string | readonly string[];
  /** The open items, when the host controls them. */
  value?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
}

/** State of an accordion. */
export function useAccordion({ type, collapsible, defaultValue = [], value, onValueChange }: AccordionState) {
  const [own, setOwn] = useState<readonly string[]>(() => [defaultValue].flat());
  // `single` keeps one item open, even if the host passes several.
  const current = type === 'single' ? (value ?? own).slice(0, 1) : (value ?? own);
  const isOpen = (item: string) => current.includes(item);
  /** Open, and cannot be closed. */
  const isFixed = (item: string) => type === 'single' && !collapsible && isOpen(item);
  const set = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const open = (item: string) => {
    if (!isOpen(item)) set(type === 'single' ? [item] : [...current, item]);
  };
  const toggle = (item: string) => {
    if (!isOpen(item)) open(item);
    else if (!isFixed(item)) set(current.filter((one) => one !== item));
  };
  return { isOpen, isFixed, open, toggle };
}
