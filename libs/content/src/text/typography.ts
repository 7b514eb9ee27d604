import type { Locale } from '@jalon/i18n';

const nbsp = '\u00a0';
const units =
  '%|\\$|¢|km|cm|mm|mi|m|kg|g|lb|L|mL|kWh|kW|W|V|A|Ah|°C|°F|psi|kPa|h|min|ans?|mois|jours?|heures?|minutes?|semaines?|pneus|roues';

/**
 * Replaces typed characters with typographic ones: apostrophes and, in French, no-break spaces before
 * `: ; ! ? »` and after `«`, in numbers and before units.
 */
export function typography(text: string, locale: Locale): string {
  const apostrophes = text.replaceAll(/(?<=[\p{L}\d])'(?=[\p{L}\d])|(?<=s)'(?=\s)/gu, '’');
  if (locale !== 'fr') return apostrophes;
  return apostrophes
    .replaceAll(/ (?=[:;!?»](?:[\s)\]*_.,]|$))/gm, nbsp)
    .replaceAll(/(?<=«) /g, nbsp)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, nbsp)
    .replaceAll(new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), nbsp);
}

/** Applies it to every text of a structure, but not to its keys. */
export function typographyOf(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return typography(value, locale);
  if (Array.isArray(value)) return value.map((item) => typographyOf(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typographyOf(item, locale)]));
}
