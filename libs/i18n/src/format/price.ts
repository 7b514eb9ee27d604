import { type Locale, languageTag } from '../locale/locale.ts';

export interface PriceOptions {
  /** `true` writes nothing as `0$`, `$0`, without its decimals. */
  readonly shortZero?: boolean | undefined;
  /** `true` writes as few decimals as say it, but one at least: `12,5$`, `12,0$`, `12,25$`. */
  readonly compact?: boolean | undefined;
}

/**
 * An amount of whole cents as a price: `12,50$` in French, `$12.50` in English (site spec §9). Always two
 * decimals, unless an option says otherwise; the thousands of French stand apart by a no-break space.
 */
export function formatPrice(
  cents: number,
  locale: Locale,
  { shortZero, compact }: PriceOptions = {},
): string {
  const decimals = shortZero && cents === 0 ? 0 : compact ? 1 : 2;
  // `style: 'currency'` would write « 12,50 $ ».
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals && 2,
  }).format(Math.abs(cents) / 100);
  const sign = cents < 0 ? '-' : '';
  return locale === 'fr' ? `${sign}${digits}$` : `${sign}$${digits}`;
}
