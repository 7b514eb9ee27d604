import type { Locale } from '../locale/locale.ts';
import { formatPostalCode } from './postal-code.ts';

export interface PostalAddress {
  /** Number and street. */
  readonly street?: string | undefined;
  readonly apartment?: string | undefined;
  readonly city?: string | undefined;
  /** Default: Québec, `QC`. */
  readonly province?: string | undefined;
  readonly postalCode?: string | undefined;
}

/**
 * The lines of an address in Canada, as each language writes it: « 455, 3e Avenue, app. 4 » and « Québec (Québec)  G1L 2W2 »,
 * “455 3e Avenue, apt. 4” and “Québec, Quebec  G1L 2W2”. Empty without a street, an apartment, a city and a postal code.
 */
export function formatAddress(
  { street = '', apartment = '', city = '', province = 'QC', postalCode = '' }: PostalAddress,
  locale: Locale,
): string[] {
  if (!street && !apartment && !city && !postalCode) return [];
  const isFrench = locale === 'fr';
  const door = isFrench ? street.replace(/^(\d+[A-Za-z]?(?:-\d+)?) (?=\S)/, '$1, ') : street;
  const unit = apartment && `${isFrench ? 'app.' : 'apt.'}\u00a0${apartment}`;
  const region = province === 'QC' ? (isFrench ? 'Québec' : 'Quebec') : province;
  const place = city ? (isFrench ? `${city} (${region})` : `${city}, ${region}`) : region;
  return [
    [door, unit].filter(Boolean).join(', '),
    // Two spaces, which a page would join if they could break.
    [place, postalCode && formatPostalCode(postalCode)].filter(Boolean).join('\u00a0\u00a0'),
  ].filter(Boolean);
}
