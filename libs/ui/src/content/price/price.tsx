'use client';

import { formatPrice, type PriceOptions } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './price.styles.ts';

export interface PriceProps extends Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'>, PriceOptions {
  /** The amount, in whole cents. */
  cents: number;
  /** `text` as large as the text around it (default); `display` for the price that a tile is about. */
  size?: 'text' | 'display';
}

/**
 * A price as the language writes it, `12,50$` or `$12.50`, never broken at the end of a line and with figures of one
 * width (site spec §9): a `<data>` whose `value` is the amount in dollars. State in CSS: `data-size`.
 */
export function Price({ cents, size = 'text', shortZero, compact, ...props }: PriceProps) {
  const locale = useLocale();
  return (
    <Root value={(cents / 100).toFixed(2)} data-size={size} {...props}>
      {formatPrice(cents, locale, { shortZero, compact })}
    </Root>
  );
}
