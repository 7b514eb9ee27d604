/** What the letters from A to Z dial (ITU-T E.161). */
const keypad = '22233344455566677778889999';

/**
 * The `tel:` address of a number as it is written: without spaces, its parentheses as hyphens (site spec §2), a letter
 * as the key that dials it.
 */
export function phoneHref(number: string): string {
  const dialled = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keypad.charAt(letter.charCodeAt(0) - 65))
    .replaceAll(/[()]/g, '-')
    .replaceAll(/[^\d+-]/g, '');
  return `tel:${dialled}`;
}

/**
 * The same, with a North American number as a global one (RFC 3966), which a phone dials from any country; a short one,
 * `911`, stays as it is.
 */
export function globalPhoneHref(number: string): string {
  const href = phoneHref(number);
  const [national] = /^1?\d{10}$/.exec(href.replaceAll(/tel:|-/g, '')) ?? [];
  return national ? `tel:+${national.padStart(11, '1')}` : href;
}
