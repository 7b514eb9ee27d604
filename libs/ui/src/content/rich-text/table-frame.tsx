'use client';

import { useT } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { richTextMessages } from './rich-text.messages.ts';
import { Scroller } from './rich-text.styles.ts';

/** A frame in which a wide table scrolls, with the keyboard too. */
export function TableFrame({ children }: { children: ReactNode }) {
  const t = useT(richTextMessages);
  return (
    <Scroller aria-label={t('table')} tabIndex={0}>
      {children}
    </Scroller>
  );
}
