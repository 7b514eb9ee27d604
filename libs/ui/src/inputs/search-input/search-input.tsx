'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Control } from '../control/control.styles.ts';
import { searchInputMessages } from './search-input.messages.ts';
import { Root } from './search-input.styles.ts';

export interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The accessible name of the button; “Search” by default. */
  buttonLabel?: string;
}

/**
 * A native `<input type="search">` with its button, which submits the surrounding form. In a `<form
 * role="search">` with an `action`, it works without JavaScript too. Attributes and `ref` reach the `<input>`, which
 * needs a label of its own; `className` and `style` the `<div>` around both.
 */
export function SearchInput({ buttonLabel, className, style, disabled, ...props }: SearchInputProps) {
  const t = useT(searchInputMessages);
  return (
    <Root className={className} style={style}>
      <Control enterKeyHint="search" {...props} disabled={disabled} type="search" />
      <button type="submit" disabled={disabled} aria-label={buttonLabel ?? t('search')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="m21 21-6-6" />
        </svg>
      </button>
    </Root>
  );
}
