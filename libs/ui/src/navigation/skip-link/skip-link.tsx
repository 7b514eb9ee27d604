'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { mainId } from './main-id.ts';
import { skipLinkMessages } from './skip-link.messages.ts';
import { Root } from './skip-link.styles.ts';

export type SkipLinkProps = ComponentPropsWithRef<'a'>;

/**
 * The first link of a page, visible when it has the focus: an `<a href="#contenu">` past the header (WCAG 2.2, 2.4.1).
 * Its target is the page’s `<main id={mainId} tabIndex={-1}>`. Children replace its words.
 */
export function SkipLink({ children, ...props }: SkipLinkProps) {
  const t = useT(skipLinkMessages);
  return (
    <Root data-surface="primary" href={`#${mainId}`} {...props}>
      {children ?? t('skip')}
    </Root>
  );
}
