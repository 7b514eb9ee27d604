/** What the letters from A to Z dial (ITU-T E.161). */
const keypad = '22233344455566677778889999';

/**
 * The `tel:` address of a number as it is written: without spaces, its parentheses as hyphens (site spec §2), a letter
 * as the key that dials it.
 *
 * `global` makes a North American number a global one (RFC 3966), which a phone dials from any country; a short one,
 * `911`, stays as it is.
 */
export function phoneHref(number: string, { global = false } = {}): string {
  const dialled = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keypad.charAt(letter.charCodeAt(0) - 65))
    .replaceAll(/[()]/g, '-')
    .replaceAll(/[^\d+-]/g, '');
  const [national] = /1?\d{10}$/.exec(dialled.replaceAll('-', '')) ?? [];
  if (!global || !national || dialled.startsWith('+')) return `tel:${dialled}`;
  return `tel:+${national.padStart(11, '1')}`;
}
