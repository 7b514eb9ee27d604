'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { spinnerMessages } from './spinner.messages.ts';
import { Root } from './spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 48, 96 or 160 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** Name of the loading content; “Loading…” by default. */
  label?: ReactNode;
  /** Shows the label under the bands; screen readers read it in any case. */
  showLabel?: boolean;
}

/**
 * A wait of unknown length: moving diagonal bands in a `<div role="status">` with a label. The bands don’t move when
 * the visitor prefers reduced motion.
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
