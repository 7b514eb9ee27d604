'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { inPageNavigationMessages } from './in-page-navigation.messages.ts';
import { Root } from './in-page-navigation.styles.ts';
import { scrollRow, watchSections } from './watch-sections.ts';

export interface PageAnchor {
  /** The `id` of the section. */
  id: string;
  label: ReactNode;
}

export interface InPageNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** In the order of the page. */
  anchors: readonly PageAnchor[];
}

/**
 * Links to the sections of a long page, sticky at the top of the window: a `<nav data-sticky>`. The current section is
 * marked with bands and `aria-current="location"`. Links work without JavaScript, which then marks no section. When
 * wider than the window, the row scrolls to show the current link.
 */
export function InPageNavigation({ anchors, ...props }: InPageNavigationProps) {
  const t = useT(inPageNavigationMessages);
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // One string, so that an equal list doesn’t restart the observer.
  const ids = anchors.map(({ id }) => id).join(' ');

  useEffect(() => watchSections(ids.split(' '), setCurrent), [ids]);

  useEffect(() => {
    const row = list.current;
    const link = current && row?.querySelector<HTMLElement>(`[href="#${CSS.escape(current)}"]`);
    if (row) scrollRow(row, link || undefined);
  }, [current]);

  return (
    <Root data-surface="default" data-sticky aria-label={t('navigation')} {...props}>
      <ul ref={list}>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
