'use client';

import { formatPrice, type PriceOptions } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './price.styles.ts';

export interface PriceProps extends Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'>, PriceOptions {
  /** The amount, in whole cents. */
  cents: number;
  /** `text`, the size of the surrounding text (default); `display`, for the main price of a tile. */
  size?: 'text' | 'display';
}

/**
 * A price in the format of the language, `12,50$` or `$12.50`, that never breaks across lines and has tabular figures:
 * a `<data>` whose `value` is the amount in dollars. State in CSS: `data-size`.
 */
export function Price({ cents, size = 'text', shortZero, compact, ...props }: PriceProps) {
  const locale = useLocale();
  return (
    <Root value={(cents / 100).toFixed(2)} data-size={size} {...props}>
      {formatPrice(cents, locale, { shortZero, compact })}
    </Root>
  );
}
