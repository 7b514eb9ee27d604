import { type Locale, languageTag } from '../locale/locale.ts';

/**
 * A number with its unit: `85 000,5 km` in French, `85,000.5 km` in English, with no-break spaces. All of its decimals
 * are written.
 */
export function formatNumber(value: number, locale: Locale, unit?: string): string {
  const text = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 20 }).format(value);
  const signed = text.replace('-', '\u2212');
  return unit ? `${signed}\u00a0${unit}` : signed;
}
