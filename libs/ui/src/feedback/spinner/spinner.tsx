'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { spinnerMessages } from './spinner.messages.ts';
import { Root } from './spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 48, 96 or 160 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** What is on its way; “Loading…” by default. */
  label?: ReactNode;
  /** Shows the label under the bands; a screen reader hears it anyway. */
  showLabel?: boolean;
}

/**
 * Work is under way for as long as nobody knows: the diagonal bands of a jalon, moving, in a `<div role="status">` with
 * what is on its way. The bands stand still when the visitor asks for less movement.
 *
 * **Use it** for a wait of more than a second or so. **Not** in a button (`loading`), nor where the shape of what comes
 * is known: that is a `Skeleton`.
 */
export function Spinner({ size = 'medium', label, showLabel, ...props }: SpinnerProps) {
  const t = useT(spinnerMessages);
  return (
    <Root role="status" data-size={size} {...props}>
      <span data-part="bar" aria-hidden="true" />
      <span className={showLabel ? undefined : 'jalon-visually-hidden'}>{label ?? t('loading')}</span>
    </Root>
  );
}
