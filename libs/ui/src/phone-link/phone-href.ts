/** What the letters from A to Z dial (ITU-T E.161). */
const keypad = '22233344455566677778889999';

/**
 * The `tel:` address of a number as it is written: without spaces, its parentheses as hyphens (site spec §2), a letter
 * as the key that dials it. A North American number becomes a global one (RFC 3966), which a phone dials from any
 * country; a short one, `911`, stays as it is.
 */
export function phoneHref(number: string): string {
  const dialled = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keypad.charAt(letter.charCodeAt(0) - 65))
    .replaceAll(/[()]/g, '-')
    .replaceAll(/[^\d+-]/g, '')
    .split('-')
    .filter(Boolean)
    .join('-');
  const digits = dialled.replaceAll('-', '');
  if (/^\d{10}$/.test(digits)) return `tel:+1${dialled}`;
  return /^1\d{10}$/.test(digits) ? `tel:+${dialled}` : `tel:${dialled}`;
}
