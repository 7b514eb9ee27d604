import { type Locale, languageTag } from '../locale/locale.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A size as desktops show it: `2,1 Mo`, `340 ko`; `2.1 MB`, `340 kB`. A file of one byte has 1 kB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte));
}
