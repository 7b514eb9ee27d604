import { type Locale, languageTag } from '../locale/locale.ts';

export interface PriceOptions {
  /** `true` writes zero without decimals: `0$`, `$0`. */
  readonly shortZero?: boolean | undefined;
  /** `true` drops a trailing zero but keeps one decimal: `12,5$`, `12,0$`, `12,25$`. */
  readonly compact?: boolean | undefined;
}

/**
 * Formats an amount in cents: `12,50$` in French, `$12.50` in English (site spec §9). Two decimals unless an option
 * says otherwise. French separates thousands with a no-break space.
 */
export function formatPrice(
  cents: number,
  locale: Locale,
  { shortZero, compact }: PriceOptions = {},
): string {
  const decimals = shortZero && cents === 0 ? 0 : compact ? 1 : 2;
  // `style: 'currency'` writes « 12,50 $ ».
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals && 2,
  }).format(Math.abs(cents) / 100);
  const sign = cents < 0 ? '-' : '';
  return locale === 'fr' ? `${sign}${digits}$` : `${sign}$${digits}`;
}
