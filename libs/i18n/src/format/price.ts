import { type Locale, languageTag } from '../locale/locale.ts';

export interface PriceOptions {
  /** `true` writes zero without decimals: `0$`, `$0`. */
  readonly shortZero?: boolean | undefined;
  /** `true` drops a trailing zero but keeps one decimal: `12,5$`, `12,0$`, `12,25$`. */
  readonly compact?: boolean | undefined;
}

/**
 * Formats an amount in cents: `12,50$` in French, `$12.50` in English. Two decimals unless an option
 * says otherwise. French separates thousands with a no-break space.
 */
export function formatPrice(
  cents: number,
  locale: Locale,
  { shortZero, compact }: PriceOptions = {},
): string {
  const decimals = shortZero && cents === 0 ? 0 : compact ? 1 : 2;
  // `style: 'currency'` writes « 12,50 $ ».
  const digits = numberFormat(locale, decimals).format(Math.abs(cents) / 100);
  // The minus sign, as in « −25 °C »: a hyphen is shorter, and may end a line.
  const sign = cents < 0 ? '\u2212' : '';
  return locale === 'fr' ? `${sign}${digits}$` : `${sign}$${digits}`;
}

/**
 * An amount in cents as a screen reader should say it: « 12 dollars et 50 cents », “12 dollars and 50 cents”. Written
 * as `12,50$`, some read the digits and leave out the currency.
 */
export function spokenPrice(cents: number, locale: Locale): string {
  const [dollars, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const french = locale === 'fr';
  const counted = (count: number, unit: string) => {
    // French uses the plural from two up, English for every number except one.
    const plural = french ? count >= 2 : count !== 1;
    return `${new Intl.NumberFormat(languageTag(locale)).format(count)} ${unit}${plural ? 's' : ''}`;
  };
  const parts = [
    ...(dollars > 0 || rest === 0 ? [counted(dollars, 'dollar')] : []),
    ...(rest > 0 ? [counted(rest, 'cent')] : []),
  ];
  return `${cents < 0 ? (french ? 'moins ' : 'minus ') : ''}${parts.join(french ? ' et ' : ' and ')}`;
}

/** Cached, because creating a formatter takes longer than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = locale + decimals;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals && 2,
  });
  numberFormats.set(key, made);
  return made;
}
